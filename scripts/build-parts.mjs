// @ts-check
import { relative, sep } from 'node:path';
import { root } from './surroundings.mjs';
import { thirdPartyNotices } from './third-party.mjs';

/** @typedef {keyof typeof parts} PartName */

/** @typedef {{ getModuleIds: () => IterableIterator<string>, error: (message: string) => never, emitFile: (file: { type: 'asset', fileName: string, source: string }) => string }} BuildContext */

const everywhere = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build-parts.mjs',
  'scripts/third-party.mjs',
];

const ofBundle = [
  'bundle',
  'files-beside',
  'line-maps',
  'main',
  'node-version',
  'operate-main',
  'surroundings',
];
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--config'];

/** The parts of dist/ in build order, with their command and inputs; tests are ignored. */
export const parts = {
  admin: {
    title: 'the back office',
    command: [...vite, 'vite.config.ts'],
    entry: 'index.html',
    inputs: [
      'vite.config.ts',
      'admin',
      'blocks',
      'viewer',
      'browser',
      'contract',
      'scripts/compressed.mjs',
      ...everywhere,
    ],
  },
  consumer: {
    title: 'the public pages',
    command: [...vite, 'vite.page.config.ts'],
    entry: 'manifest.json',
    inputs: [
      'vite.page.config.ts',
      'consumer',
      'blocks',
      'viewer',
      'contract',
      'scripts/compressed.mjs',
      ...everywhere,
    ],
  },
  scan: {
    title: 'the scan app',
    command: [...vite, 'vite.scan.config.ts'],
    entry: 'index.html',
    inputs: [
      'vite.scan.config.ts',
      'scan',
      'browser',
      'contract',
      'scripts/compressed.mjs',
      'scripts/installable.mjs',
      ...everywhere,
    ],
  },
  'print-control': {
    title: 'the print control',
    command: ['scripts/bundle-print.mjs'],
    entry: 'suyuan-print.mjs',
    inputs: ['print-control', 'contract', 'scripts/bundle-print.mjs', ...everywhere],
  },
  proof: {
    title: 'the verifier of proofs',
    command: ['scripts/bundle-proof.mjs'],
    entry: 'suyuan-verify.html',
    inputs: ['proof', 'contract', 'scripts/bundle-proof.mjs', ...everywhere],
  },
  server: {
    title: 'the server',
    command: ['scripts/bundle.mjs'],
    entry: 'main.mjs',
    inputs: [
      'server',
      'consumer',
      'blocks',
      'contract',
      'proof',
      ...ofBundle.map((name) => `scripts/${name}.mjs`),
      ...everywhere,
    ],
  },
};

/**
 * Refuses a build that reads a source which is not among the inputs of its part: a change of it would go unnoticed.
 * Writes the notices of the packages in it beside it.
 * @param {PartName} name
 * @returns {{ name: string, apply: 'build', generateBundle: (this: BuildContext) => void }}
 */
export function declaredInputs(name) {
  const { inputs } = parts[name];
  return {
    name: 'declared-inputs',
    apply: 'build',
    generateBundle() {
      const source = thirdPartyNotices(this.getModuleIds());
      if (source !== '') this.emitFile({ type: 'asset', fileName: 'third-party.txt', source });
      for (const id of this.getModuleIds()) {
        if (!id.startsWith(root + sep) || id.includes(`${sep}node_modules${sep}`)) continue;
        const path = relative(root, id.split('?')[0] ?? '').replaceAll(sep, '/');
        if (!inputs.some((input) => path === input || path.startsWith(`${input}/`)))
          this.error(`${path} is not among the inputs of '${name}' in scripts/build-parts.mjs.`);
      }
    },
  };
}
