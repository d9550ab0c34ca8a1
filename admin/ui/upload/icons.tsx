import type { ReactNode } from 'react';
import { lineIcons } from '#admin/ui/line-icon.tsx';
import type { UploadStatus } from './engine.ts';
import styles from './files.module.css';

const line = lineIcons(16);

export const PauseIcon = line(<path d="M7 5v10M13 5v10" />);
export const PlayIcon = line(<path d="M7 4.5v11l8.5-5.5z" />);
export const RetryIcon = line(<path d="M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 3v4h-4" />);
export const UploadIcon = line(<path d="M10 13V3.5M6 7.5l4-4 4 4M3.5 12.5v4h13v-4" />);
export const FileIcon = line(<path d="M5 2.75h6.5L15 6.25v11H5zM11.5 2.75v3.5H15" />);
export const GripIcon = line(
  <path
    d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
    strokeWidth="2.2"
  />,
);
const CheckIcon = line(<path d="m4.5 10.5 3.75 3.75L15.5 6.5" />);
const CrossIcon = line(<path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />);
const ClockIcon = line(<path d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 6v4l2.5 2" />);
const RingIcon = line(<path d="M10 3a7 7 0 0 1 7 7" />);

const icons: Record<UploadStatus, ReactNode> = {
  ready: <ClockIcon />,
  wait: <ClockIcon />,
  uploading: <RingIcon />,
  resume: <RingIcon />,
  success: <CheckIcon />,
  secondPass: <CheckIcon />,
  fail: <CrossIcon />,
  pause: <PauseIcon />,
};
const looks: Record<UploadStatus, string> = {
  ready: 'idle',
  wait: 'idle',
  uploading: 'busy',
  resume: 'busy',
  success: 'good',
  secondPass: 'good',
  fail: 'bad',
  pause: 'still',
};

/** The status of an upload as a shape: a spinner, a check, a cross or two bars. */
export function StatusIcon({ status }: { status: UploadStatus }) {
  return (
    <span className={styles.icon} data-look={looks[status]} data-status={status}>
      {icons[status]}
    </span>
  );
}
