import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(16);

export const BoldIcon = line(
  <path d="M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z" strokeWidth="2" />,
);
export const ItalicIcon = line(<path d="M9 4h5M6 16h5M11.5 4l-3 12" />);
export const UnderlineIcon = line(<path d="M6 4v5a4 4 0 0 0 8 0V4M5 16.5h10" />);
export const StrikeIcon = line(
  <path d="M13.5 6.5C13.5 5 12 4 10 4S6.5 5 6.5 6.7c0 1.5 1 2.3 3.5 2.9 2.7.6 3.8 1.5 3.8 3.2 0 2-1.6 3.2-3.8 3.200s-3.8-1.2-3.8-2.900M3.5 10h13" />,
);
export const ColourIcon = line(<path d="M6 13 10 4l4 9M7.5 10h5M4 16.500h12" />);
export const LeftIcon = line(<path d="M4 5h12M4 8.500h7M4 12h12M4 15.500h7" />);
export const CenterIcon = line(<path d="M4 5h12M6.5 8.500h7M4 12h12M6.5 15.500h7" />);
export const RightIcon = line(<path d="M4 5h12M9 8.500h7M4 12h12M9 15.500h7" />);
export const BulletsIcon = line(
  <path d="M8 5.500h8M8 10h8M8 14.500h8M4.5 5.500h.01M4.5 10h.01M4.5 14.500h.01" />,
);
export const NumbersIcon = line(
  <path d="M8.5 5.500H16M8.5 10H16M8.5 14.500H16M4 4l1-.5v4M3.750 13c.3-.8 1.7-.8 1.7.1 0 .9-1.7 1.4-1.7 2.400h1.9" />,
);
export const QuoteIcon = line(<path d="M4.5 4v12M8 6h8M8 10h8M8 14h5" />);
export const RuleIcon = line(<path d="M3 10h14M5 5h10M5 15h10" />);
export const LinkIcon = line(
  <path d="M8.5 11.500a3 3 0 0 0 4.250 0l2.5-2.500A3 3 0 0 0 11 4.750l-1 1M11.5 8.500a3 3 0 0 0-4.250 0L4.750 11A3 3 0 0 0 9 15.250l1-1" />,
);
export const ImageIcon = line(
  <path d="M3 4h14v12H3zM3 13.5 7.5 9l4 4 2-2 3.5 3.500M13.250 7.250h.01" />,
);
export const TableIcon = line(<path d="M3 4h14v12H3zM3 8h14M3 12h14M8 8v8M12.5 8v8" />);
export const ClearIcon = line(
  <path d="M6 4h9M10.5 4 9 12M4 16h6M12.5 12.500l4 4M16.5 12.500l-4 4" />,
);
export const UndoIcon = line(<path d="M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.500M4 8l3.5 3.5" />);
export const RedoIcon = line(<path d="M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.500M16 8l-3.5 3.5" />);
