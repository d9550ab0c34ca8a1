import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(18, 'anticon');

export const CommentIcon = line(
  <path d="M3.5 4h13v9.5H10L6 16.75V13.5H3.5zM6.5 7.25h7M6.5 10.25h4.5" />,
);
