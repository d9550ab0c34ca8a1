// @ts-check
import { register } from 'tsx/esm/api';

register();
const { run } = await import('#server/main.ts');
await run(process.env);
