import type { CSSProperties } from 'react';

/** A picture behind a block, as wide as the block; nothing without one. */
export const asBackground = (address: string, colour?: string): CSSProperties => ({
  ...(colour !== undefined && { backgroundColor: colour }),
  ...(address !== '' && {
    backgroundImage: `url("${encodeURI(address).replaceAll('"', '%22')}")`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  }),
});
