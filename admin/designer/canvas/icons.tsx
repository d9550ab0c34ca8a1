import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(18, 'anticon');

export const DuplicateIcon = line(
  <path d="M6.5 6.5V3.5h10v10h-3M3.5 6.5h10v10h-10zM8.5 9.25v4.5M6.25 11.5h4.5" />,
);
