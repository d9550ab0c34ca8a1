import { startEmbedded } from '#server/database/embedded/start.ts';

// Stands in for a server that may be killed: says the address and lives until told otherwise.
const database = await startEmbedded({
  folder: process.argv[2] ?? '',
  fast: true,
  report: (line) => console.log(line),
});
console.log(database.url);
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
