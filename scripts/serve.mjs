// @ts-check
// The server from its sources, for development; what users start is the bundle, which begins at main.mjs.
import { register } from 'tsx/esm/api';

register();
const { run } = await import('#server/main.ts');
await run(process.env);
