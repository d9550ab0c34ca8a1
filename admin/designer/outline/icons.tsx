import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(18, 'anticon');

export const GripIcon = line(
  <path
    d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
    strokeWidth="2.25"
  />,
);
