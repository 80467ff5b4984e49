"""What happens to a fault in the program itself: a report in a file, and one sentence."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from pathlib import Path
from types import TracebackType

import pasur
from pasur.store.files import write_atomic


def report_faults(folder: Path) -> None:
    """From now on, write a report about any exception that nothing handles into ``folder``."""

    def report(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, fault, trace)
            return
        written = "".join(traceback.format_exception(kind, fault, trace))
        where = _keep(folder, written)
        if sys.stderr is not None:
            sys.stderr.write(
                f"Pasur has stopped because of a fault in it. A report is in {where}.\n"
                if where is not None
                else f"Pasur has stopped because of a fault in it.\n{written}"
            )

    def report_thread(given: threading.ExceptHookArgs) -> None:
        if given.exc_value is not None:
            report(given.exc_type, given.exc_value, given.exc_traceback)

    sys.excepthook = report
    threading.excepthook = report_thread


def _keep(folder: Path, written: str) -> Path | None:
    """The file that now holds the report; None where it cannot be written."""
    path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}.txt"
    text = f"Pasur {pasur.__version__}, Python {sys.version}, {sys.platform}\n\n{written}"
    try:
        write_atomic(path, text.encode("utf-8", "backslashreplace"))
    except OSError:
        return None
    return path
