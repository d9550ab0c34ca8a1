// @ts-check

/**
 * The server from the ground up. Whatever stands here imports from places below it and from itself, never from one above;
 * types and `import()` count as well. The linter holds it (`floors-rule.mjs`), `floors.test.ts` measures it.
 */
export const floors = [
  // Ground: what everything else may use.
  [
    'refusal.ts',
    'secrets.ts',
    'signature.ts',
    'tickets.ts',
    'storage-address.ts',
    'settings.ts',
    'data-dir.ts',
    'cache.ts',
    'address-file.ts',
    'places.ts',
  ],
  // 1: where bytes and rows lie.
  ['storage', 'database'],
  // 2: what a running server does by itself.
  ['metrics', 'configuration', 'cluster', 'jobs', 'numbers', 'access', 'messages', 'logs'],
  // What a running server has at hand.
  ['app.ts'],
  // 3: how calls and records work.
  ['http', 'records', 'pdf'],
  // 4: the domain.
  [
    'codes',
    'events',
    'identifiers',
    'files',
    'code-imports',
    'people',
    'partners',
    'members',
    'nonconformances',
    'security',
    'scans',
    'quality',
    'logistics',
    'epcis',
    'production',
    'trade',
    'labels',
    'registration',
    'repairs',
    'reports',
    'passports',
    'pages',
    'surveys',
    'rewards',
    'resolver',
  ],
  // 5: the features; none imports another.
  ['features'],
  // 6: what puts it all together.
  [
    'seed',
    'tool',
    'features/tool',
    'features/background.ts',
    'features/list.ts',
    'build-server.ts',
    'backup',
    'upgrade-check.ts',
    'operate.ts',
    'start.ts',
    'main.ts',
    'testing',
  ],
];

/** All places, the lowest first. */
export const places = floors.flat();

/**
 * The place of a file or folder below `server/`; its tests may import from anywhere.
 *
 * @param {string} path
 */
export function placeOf(path) {
  const holds = (/** @type {string} */ place) => path === place || path.startsWith(`${place}/`);
  return places.filter(holds).toSorted((one, other) => other.length - one.length)[0];
}

export const isOfTests = (/** @type {string} */ path) => /\.(test|fixture)\.ts$/.test(path);
