import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(18, 'anticon');

export const BackIcon = line(<path d="M12.5 4.5 7 10l5.5 5.5" />);
export const UndoIcon = line(<path d="M7 4 3.5 7.5 7 11M3.5 7.5H12a4.25 4.25 0 0 1 0 8.5H8" />);
export const RedoIcon = line(<path d="m13 4 3.5 3.5L13 11M16.5 7.5H8A4.25 4.25 0 0 0 8 16h4" />);
export const HistoryIcon = line(
  <path d="M3.5 4.5V8H7M3.75 8a6.5 6.5 0 1 1-.25 3M10 6.5V10l2.5 1.75" />,
);
export const CheckListIcon = line(
  <path d="M3.5 5.5 5 7l2.5-3M3.5 13.5 5 15l2.5-3M10.5 6H17M10.5 14H17" />,
);
export const StatesIcon = line(<path d="M2.5 4.5h4v11h-4zM8 4.5h4v11H8zM13.5 4.5h4v11h-4z" />);
export const QrIcon = line(
  <path d="M3.5 3.5H8V8H3.5zM12 3.5h4.5V8H12zM3.5 12H8v4.5H3.5zM12 12h1.5v1.5H12zM16.5 12v2M12 16.5h1.5M16.5 16.5h.01" />,
);
export const KeyboardIcon = line(
  <path d="M2.5 5.5h15v9h-15zM5.5 8.25h.01M8.5 8.25h.01M11.5 8.25h.01M14.5 8.25h.01M5.5 11.75h.01M8 11.75h4M14.5 11.75h.01" />,
);
