import type { CSSProperties } from 'react';

/** An address inside of a style; nothing in it ends the style. */
export const inStyle = (address: string): string =>
  `url("${address.replaceAll(/["\\\s]/g, encodeURIComponent)}")`;

/** A picture behind a block, as wide as the block; nothing without one. */
export const asBackground = (address: string, colour?: string): CSSProperties => ({
  ...(colour !== undefined && { backgroundColor: colour }),
  ...(address !== '' && {
    backgroundImage: inStyle(address),
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  }),
});
