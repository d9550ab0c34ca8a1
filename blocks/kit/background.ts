import type { CSSProperties } from 'react';

/** A URL inside a style, escaped. */
export const inStyle = (address: string): string =>
  `url("${address.replaceAll(/["\\\s]/g, encodeURIComponent)}")`;

/** A background picture as wide as the block. */
export const asBackground = (address: string, colour?: string): CSSProperties => ({
  ...(colour !== undefined && { backgroundColor: colour }),
  ...(address !== '' && {
    backgroundImage: inStyle(address),
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  }),
});
