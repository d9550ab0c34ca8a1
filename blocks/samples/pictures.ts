/** A studio photograph in a few strokes: a wall, a table, a shadow, and what stands on it. */
const photograph = (wall: string, table: string, thing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${wall}"/></linearGradient><linearGradient id="l"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><radialGradient id="s"><stop stop-opacity=".32"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><path fill="url(#w)" d="M0 0h400v300H0z"/><path fill="${table}" d="M0 214h400v86H0z"/><ellipse cx="212" cy="246" rx="130" ry="20" fill="url(#s)"/>${thing}</svg>`,
  )}`;

/** A body in its colour, with light from the left. */
const body = (colour: string, path: string) =>
  `<path fill="${colour}" d="${path}"/><path fill="url(#l)" d="${path}"/>`;
const wire = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${width}" d="${path}"/>`;

/** Pictures of products that nobody sells, for pages without real ones. */
export const pictures = {
  kettle: photograph(
    '#dfe7e2',
    '#c9d5cd',
    `${wire('#24443a', 13, 'M272 122q58 2 52 52t-56 42')}${wire('#0b6b50', 11, 'M140 176Q96 168 88 118')}${body('#0b7a5b', 'M146 112h118q26 62 20 112-4 22-26 22H152q-22 0-26-22-6-50 20-112z')}${body('#24443a', 'M150 112q4-24 55-24t55 24z')}<circle cx="205" cy="80" r="10" fill="#24443a"/>`,
  ),
  cup: photograph(
    '#e9e4dc',
    '#d8cbb8',
    `${wire('#b0643b', 13, 'M262 148q48-4 44 34t-58 34')}${body('#c97a4c', 'M132 126h136q2 74-22 106-10 14-26 14h-40q-16 0-26-14-24-32-22-106z')}<ellipse cx="200" cy="126" rx="68" ry="13" fill="#8d4a28"/><ellipse cx="200" cy="129" rx="58" ry="9" fill="#3d1f12"/>`,
  ),
  lamp: photograph(
    '#dde4ec',
    '#c3cfdb',
    `${wire('#2f3d50', 9, 'M176 238 150 160 226 92')}${body('#2b5c8a', 'M204 66l56 44q-8 34-44 46-32-28-40-62 8-20 28-28z')}<ellipse cx="240" cy="136" rx="26" ry="12" transform="rotate(-38 240 136)" fill="#fff3c4"/>${body('#2f3d50', 'M128 236h100q12 0 14 14H114q2-14 14-14z')}`,
  ),
  box: photograph(
    '#ece3e6',
    '#dac9cf',
    `<path fill="#8c3a4e" d="M110 122l96 22v104l-96-26z"/><path fill="#a94a61" d="M206 144l88-24v100l-88 28z"/><path fill="#c46d82" d="M110 122l90-22 94 20-88 24z"/><path fill="#f0d9a8" d="M150 113l92 20v110l-14 4V137l-92-20z"/>`,
  ),
} as const;
