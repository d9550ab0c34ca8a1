import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(15);

export const ResetIcon = line(
  <path d="M4.5 6.5A6.5 6.5 0 1 1 3.5 11M4.25 3v4h4M10 7v3.5l2.25 1.5" />,
);
export const GlobeIcon = line(
  <path d="M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25Z" />,
);
// Braces, as around a placeholder.
export const BindIcon = line(
  <path d="M7.5 3.5C5.5 3.5 6 6 6 7.5S5 10 3.75 10C5 10 6 11 6 12.5s-.5 4 1.5 4M12.5 3.5c2 0 1.5 2.5 1.5 4s1 2.5 2.25 2.5C15 10 14 11 14 12.5s.5 4-1.5 4" />,
);
export const FoldIcon = line(<path d="m7.5 5 5 5-5 5" />);
export const WidenIcon = line(<path d="M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12" />);
