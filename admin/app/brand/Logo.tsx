import { useId } from 'react';

/** Drawn on a grid of 16, so that edges fall on pixels in the smallest size. */
const seal =
  'M.75 0H10a6 6 0 0 1 6 6v9.25a.75.75 0 0 1-.75.75H.75a.75.75 0 0 1-.75-.75V.75A.75.75 0 0 1 .75 0Z';
const way = 'M13 16V6a3 3 0 0 0-3-3H3v10h5V8';

type LogoProps = { size?: number; mono?: boolean };

/** The logo: a seal with a line that winds back to its source. `mono` uses the text colour. */
export function Logo({ size = 32, mono = false }: LogoProps) {
  const cut = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <mask id={cut}>
        <path d={seal} fill="#fff" />
        <path d={way} fill="none" stroke="#000" strokeWidth="2" />
        <circle cx="8" cy="8" r="2" fill="#000" />
      </mask>
      <rect
        width="16"
        height="16"
        fill={mono ? 'currentColor' : 'var(--seal)'}
        mask={`url(#${cut})`}
      />
    </svg>
  );
}
