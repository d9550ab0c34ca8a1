import type { ReactNode } from 'react';

/** Line icons on a grid of 20 with one stroke width; `standard` is their default size. */
export const lineIcons = (standard: number, className?: string) => (shape: ReactNode) =>
  function LineIcon({ size = standard }: { size?: number }) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };
