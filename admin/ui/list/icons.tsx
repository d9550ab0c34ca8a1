import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(16);

export const SearchIcon = line(
  <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.5 3.5" />,
);
export const RefreshIcon = line(<path d="M16 5v4h-4M15.6 9A6 6 0 1 0 16 11.5" />);
export const ColumnsIcon = line(<path d="M3 4h14v12H3zM8 4v12M12.5 4v12" />);
export const ViewsIcon = line(<path d="M5 3h10v14l-5-3.5L5 17z" />);
export const GripIcon = line(
  <path d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01" />,
);
export const SheetIcon = line(
  <path d="M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.5 10h5.5M7.5 13h5.5M10.2 8v7" />,
);
