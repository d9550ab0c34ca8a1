import { startEmbedded } from '#server/database/embedded/start.ts';

// A stand-in for a server that may be killed: prints the address and runs until it is stopped.
const database = await startEmbedded({
  folder: process.argv[2] ?? '',
  fast: true,
  report: (line) => console.log(line),
});
console.log(database.url);
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
