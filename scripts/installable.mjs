// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The seal on a grid of 16, as in `admin/app/brand/Logo.tsx`. */
const seal =
  'M.75 0H10a6 6 0 0 1 6 6v9.25a.75.75 0 0 1-.75.75H.75a.75.75 0 0 1-.75-.75V.75A.75.75 0 0 1 .75 0Z';
const way = 'M13 16V6a3 3 0 0 0-3-3H3v10h5V8';
const logo = `<mask id="cut"><path d="${seal}" fill="#fff"/><path d="${way}" fill="none" stroke="#000" stroke-width="2"/><circle cx="8" cy="8" r="2" fill="#000"/></mask><rect width="16" height="16" fill="#C8402F" mask="url(#cut)"/>`;
/** @param {string} content */
const svg = (content, box = '0 0 16 16') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
/** Phones cut icons into any shape: paper around the seal, which stays inside the safe circle. */
const maskable = svg(
  `<rect x="-8" y="-8" width="32" height="32" fill="#F4F5F2"/>${logo}`,
  '-8 -8 32 32',
);
/** iOS fills what is transparent with black. */
const filled = svg(
  `<rect x="-3" y="-3" width="22" height="22" fill="#F4F5F2"/>${logo}`,
  '-3 -3 22 22',
);

const names = {
  zh_CN: [
    '溯源扫码作业',
    '扫码作业',
    'zh-CN',
    '收货、装箱、拣货、销售、退货、盘点，没有网络也能扫码',
  ],
  en: [
    'Suyuan scan app',
    'Scan',
    'en',
    'Receive, pack, pick, sell, return and count by scanning, with or without a network',
  ],
  zh_TW: [
    '溯源掃碼作業',
    '掃碼作業',
    'zh-TW',
    '收貨、裝箱、揀貨、銷售、退貨、盤點，沒有網路也能掃碼',
  ],
};

/**
 * Makes a build installable: icons, a manifest in each language, and for the service worker the list of what it keeps.
 * @param {string} output the folder that is built
 * @param {string} base the path it is served at, without a slash at the end
 * @returns {import('vite').Plugin}
 */
export function installable(output, base) {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle() {
      /** @param {string} fileName @param {string | Uint8Array} source */
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      /** @param {string} drawing @param {number} size */
      const png = (drawing, size) =>
        sharp(Buffer.from(drawing), { density: 2_400 }).resize(size, size).png().toBuffer();
      emit('icon.svg', svg(logo));
      emit('icon-180.png', await png(filled, 180));
      for (const size of [192, 512]) {
        emit(`icon-${size}.png`, await png(svg(logo), size));
        emit(`maskable-${size}.png`, await png(maskable, size));
      }
      for (const [language, [name, short_name, lang, description]] of Object.entries(names)) {
        const manifest = {
          id: base,
          name,
          short_name,
          description,
          lang,
          start_url: base,
          scope: base,
          display: 'standalone',
          background_color: '#F4F5F2',
          theme_color: '#FFFFFF',
          icons: [
            { src: `${base}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
            ...[192, 512].flatMap((size) =>
              ['icon', 'maskable'].map((kind) => ({
                src: `${base}/${kind}-${size}.png`,
                sizes: `${size}x${size}`,
                type: 'image/png',
                purpose: kind === 'icon' ? 'any' : 'maskable',
              })),
            ),
          ],
        };
        emit(`app.${language}.webmanifest`, JSON.stringify(manifest));
      }
    },
    writeBundle() {
      const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.\w+$/.test(name) && name !== 'worker.js')
        .toSorted();
      const hash = createHash('sha256');
      for (const name of files) hash.update(name).update(readFileSync(join(output, name)));
      // The reader of codes is fetched with the first use of the camera.
      const isLater = (/** @type {string} */ name) => /zxing|\.wasm$/.test(name);
      const isFirst = (/** @type {string} */ name) =>
        !isLater(name) && /\.(js|css|svg|webmanifest)$|icon-192\.png$/.test(name);
      const built = {
        version: hash.digest('hex').slice(0, 12),
        first: [base, ...files.filter(isFirst).map((name) => `${base}/${name}`)],
        later: files.filter(isLater).map((name) => `${base}/${name}`),
      };
      const worker = join(output, 'worker.js');
      writeFileSync(
        worker,
        `const BUILT=${JSON.stringify(built)};\n${readFileSync(worker, 'utf8')}`,
      );
    },
  };
}
