// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { declaredInputs } from './build-parts.mjs';
import { filesBeside } from './files-beside.mjs';
import { lineMaps } from './line-maps.mjs';
import { root } from './surroundings.mjs';

const output = join(root, 'dist', 'server');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// The server with the views of the public pages; only the dependencies of package.json are installed next to it.
await build({
  input: {
    main: join(root, 'scripts', 'main.mjs'),
    operate: join(root, 'scripts', 'operate-main.mjs'),
  },
  platform: 'node',
  // The formatter is optional.
  external: [...Object.keys(dependencies), 'oxfmt'],
  onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  plugins: [
    declaredInputs('server'),
    filesBeside({ room: join(root, 'server'), output }),
    {
      // React's development build is many times slower. Set only here, because NODE_ENV also changes the server's
      // behaviour.
      name: 'react-for-production',
      transform: {
        filter: { id: /node_modules\/(react|react-dom|scheduler)\// },
        handler: (code) => ({
          code: code.replaceAll('process.env.NODE_ENV', '"production"'),
          map: null,
        }),
      },
    },
    lineMaps(),
  ],
  output: {
    dir: output,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: '[name].mjs',
    // The main chunk is called like server/main.ts, and the entry has that name already.
    chunkFileNames: ({ name }) => (name === 'main' ? 'server.mjs' : '[name].mjs'),
  },
});
