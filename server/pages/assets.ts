import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../dist/consumer', import.meta.url));
const manifest = `${built}/manifest.json`;
const prefix = '/page/';

type Manifest = Record<string, { file: string; css?: string[] } | undefined>;

/** The URLs of the public pages' style and script. Without a build there are none, and the pages work without. */
export const pageAssets: Record<
  'styles' | 'scripts' | 'modelScripts' | 'draftStyles' | 'draftScripts',
  readonly string[]
> = readAssets();

function readAssets() {
  if (!existsSync(manifest))
    return { styles: [], scripts: [], modelScripts: [], draftStyles: [], draftScripts: [] };
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const [entry, model, live] = [entries['page.ts'], entries['model.ts'], entries['live.ts']];
  return {
    styles: (entry?.css ?? []).map((file) => prefix + file),
    scripts: entry ? [prefix + entry.file] : [],
    // Large, and for one page only.
    modelScripts: model ? [prefix + model.file] : [],
    draftStyles: (live?.css ?? []).map((file) => prefix + file),
    draftScripts: live ? [prefix + live.file] : [],
  };
}

/** Serves them; their names change with their content, so they are cached for ever. */
export async function registerPageAssets(server: FastifyInstance): Promise<void> {
  if (!existsSync(manifest)) return;
  await server.register(fastifyStatic, {
    root: built,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['manifest.json*'],
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
