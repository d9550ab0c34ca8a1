import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(20);

/** A link of two rings: the same in several places. */
export const SharedIcon = line(
  <path d="M8.5 11.5a3 3 0 0 0 4.25 0l3-3a3 3 0 0 0-4.25-4.25l-1 1M11.5 8.5a3 3 0 0 0-4.25 0l-3 3a3 3 0 0 0 4.25 4.25l1-1" />,
);
