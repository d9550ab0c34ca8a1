import type { ReactNode } from 'react';
import type { PreviewFormat } from '#contract/files.ts';
import styles from './format-icon.module.css';

const sheet = 'M5 2.75h6.5L15 6.25v11H5zM11.5 2.75v3.5H15';
const shapes: Record<PreviewFormat, ReactNode> = {
  image: <path d="M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2 4 3.5M13 7.5h.01" />,
  pdf: <path d={`${sheet}M7.5 10.5h5M7.5 13.5h3.5`} />,
  video: <path d="M3 5h10.5v10H3zM13.5 9l3.5-2.5v7L13.5 11" />,
  audio: (
    <path d="M7.5 14V5l8-1.75V12M7.5 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM15.5 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
  ),
  model: <path d="M10 2.75 16.5 6.5v7L10 17.25 3.5 13.5v-7zM3.5 6.5 10 10l6.5-3.5M10 10v7.25" />,
  other: <path d={sheet} />,
};

/** The type of a file as an icon; decorative. */
export function FormatIcon({ format, size = 18 }: { format: PreviewFormat; size?: number }) {
  return (
    <svg
      className={styles.icon}
      data-format={format}
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
      {shapes[format]}
    </svg>
  );
}
