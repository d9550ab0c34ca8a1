import type { ReactNode } from 'react';
import type { GatheredAction } from '#contract/features/scan/gathered/limits.ts';

const draw = (path: string) => (
  <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

export const jobIcons: Record<GatheredAction, ReactNode> = {
  receive: draw('M12 3v10m-4-4 4 4 4-4M4 15v5h16v-5'),
  pack: draw('M4 8l8-4 8 4v9l-8 4-8-4zm0 0 8 4 8-4m-8 4v9'),
  pick: draw('M5 6h14M5 12h8M5 18h8m4-4 2 2 4-4'),
  sell: draw('M4 9h16l-1.5 11h-13zM8 9V7a4 4 0 0 1 8 0v2'),
  return: draw('M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3'),
  count: draw('M4 5v14M8 5v14M12 5v14M16 5v14M2 17 20 7'),
};
