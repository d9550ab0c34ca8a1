import { lineIcons } from '#admin/ui/line-icon.tsx';
import type { Alignment } from './model/geometry.ts';
import type { PaletteItem } from './model/label-page.ts';

const line = lineIcons(18, 'anticon');

const matrix = line(
  <path d="M4 4v12h12M7 4h.01M10 4h.01M13 4h.01M16 7h.01M16 10h.01M16 13h.01M8 8h2v2H8zM12 11h.01M8 13h.01" />,
);
export const elementIcons: Record<PaletteItem, ReturnType<typeof line>> = {
  text: line(<path d="M4.5 6V4.5h11V6M10 4.5v11M8 15.5h4" />),
  qr: line(
    <path d="M3.5 3.5H8V8H3.5zM12 3.5h4.5V8H12zM3.5 12H8v4.5H3.5zM12 12h1.5v1.5H12zM16.5 12v2M12 16.5h1.5M16.5 16.5h.01" />,
  ),
  datamatrix: matrix,
  gs1: matrix,
  code128: line(<path d="M3.5 4.5v11M6 4.5v11M7.5 4.5v11M11 4.5v11M13.5 4.5v11M16.5 4.5v11" />),
  ean: line(<path d="M4 4v11.5M7 4v9M9 4v9M11 4v11.5M13 4v9M16 4v11.5M6.5 16h2M12.5 16h2" />),
  image: line(<path d="M3.5 4.5h13v11h-13zM3.5 13l4-4 3.5 3.5 2-2 3.5 3.5M12.5 7.5h.01" />),
  line: line(<path d="M3.5 10h13" />),
  box: line(<path d="M4 5.5h12v9H4z" />),
  table: line(<path d="M3.5 4.5h13v11h-13zM3.5 8.25h13M3.5 12h13M9 4.5v11" />),
};

export const alignIcons: Record<Alignment | 'x' | 'y', ReturnType<typeof line>> = {
  left: line(<path d="M4 3.5v13M7 6.5h8M7 13h5" />),
  center: line(<path d="M10 3.5v13M6 6.5h8M7.5 13h5" />),
  right: line(<path d="M16 3.5v13M5 6.5h8M8 13h5" />),
  top: line(<path d="M3.5 4h13M6.5 7v8M13 7v5" />),
  middle: line(<path d="M3.5 10h13M6.5 6v8M13 7.5v5" />),
  bottom: line(<path d="M3.5 16h13M6.5 5v8M13 8v5" />),
  x: line(<path d="M3.5 3.5v13M16.5 3.5v13M8.5 6.5h3v7h-3z" />),
  y: line(<path d="M3.5 3.5h13M3.5 16.5h13M6.5 8.5h7v3h-7z" />),
};
export const orderIcons = {
  front: line(<path d="M8 8h8.5v8.5H8zM3.5 12V3.5H12" />),
  forward: line(<path d="M10 15.5v-11M5.5 9 10 4.5 14.5 9" />),
  backward: line(<path d="M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5" />),
  back: line(<path d="M3.5 3.5H12V12H3.5zM16.5 8v8.5H8" strokeDasharray="2.5 2" />),
};
export const LockIcon = line(<path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />);
export const UnlockIcon = line(<path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 5.8-1" />);
export const DownloadIcon = line(<path d="M10 3.5v9M6 9l4 4 4-4M4 16.5h12" />);
