import { blockSpecs } from '#blocks/list.ts';

const drawn = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`;

/**
 * On the canvas a block without content shows the drawing that it has in the palette, so that no two look alike, and a
 * hidden block is pale.
 */
export const emptyLooks = [
  '.empty::before { content: ""; display: block; width: 40px; height: 40px; margin: 0 auto 4px; background: currentcolor; mask: var(--drawn) center / contain no-repeat; }',
  // Opacity only: a filter would take what is pinned out of its place.
  '[data-hidden] { opacity: 0.32; }',
  ...blockSpecs.map(({ type, icon }) => `[data-type="${type}"] { --drawn: ${drawn(icon)}; }`),
].join('\n');
