// @ts-check
// What the bundle of the operator's commands begins with; like main.mjs, for the other program.
import './node-version.mjs';

process.setSourceMapsEnabled(true);
const { operate } = await import('#server/operate.ts');
try {
  await operate(process.argv.slice(2), process.env, (line) => console.log(line));
  // The database that was started for it has ended; nothing else is waited for.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}
