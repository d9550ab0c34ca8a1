// @ts-check
// What the bundle of the server begins with, so that everything after it is known by its sources.
import './node-version.mjs';

process.setSourceMapsEnabled(true);
const { run } = await import('#server/main.ts');
await run(process.env);
