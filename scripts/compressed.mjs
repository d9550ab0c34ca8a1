// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Compresses once at the build what the server would otherwise compress at every visit.
 * @param {string} output the folder that is built
 * @returns {import('vite').Plugin}
 */
export function compressed(output) {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|mjs|css|svg|html|wasm)$/.test(name)) continue;
        const content = readFileSync(join(output, name));
        if (content.length < 1_024) continue;
        // The last few percent of what is very large would take longer than the rest of the build.
        const isProgram = name.endsWith('.wasm');
        const quality =
          content.length > 1_000_000 ? 6 : isProgram ? 9 : constants.BROTLI_MAX_QUALITY;
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        writeFileSync(join(output, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(output, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
