"""A window of another program to drag a file from, with a text of it copied, if one is named:
`python drag_source.py FILE X Y [COPIED]`. Says `ready`, then what became of it.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class Source(QLabel):
    """Press and move, as in a file manager."""

    def __init__(self, file: str) -> None:
        super().__init__("Drag me")
        self._file = file
        self._under_way = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The drag begins with the first movement."""
        if self._under_way:
            return
        self._under_way = True
        drag = QDrag(self)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(self._file)])
        drag.setMimeData(mime)
        drag.setHotSpot(QPoint(0, 0))
        taken = drag.exec(Qt.DropAction.CopyAction)
        sys.stdout.write("taken\n" if taken == Qt.DropAction.CopyAction else "refused\n")
        sys.stdout.flush()
        # The data are fetched after this: like a file manager, it stays until it is ended.


def main() -> int:
    """Show it in its place."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Drag source")
    source = Source(sys.argv[1])
    source.setWindowTitle("Drag source")
    source.setWindowFlags(Qt.WindowType.FramelessWindowHint)
    source.setGeometry(int(sys.argv[2]), int(sys.argv[3]), 120, 60)
    source.show()
    for copied in sys.argv[4:]:
        app.clipboard().setText(Path(copied).read_text(encoding="utf-8"))
    app.processEvents()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
