import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(20);

/** Blocks one below the other, bracketed together. */
export const SectionIcon = line(
  <path d="M7 3.75h9.5v4H7zM7 9.5h9.5v6.75H7zM4.75 3.75H3.5v12.5h1.25" />,
);
