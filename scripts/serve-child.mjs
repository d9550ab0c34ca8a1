// @ts-check
// The server under development: ends when the process that watches over it does, however that happens.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await import('./serve.mjs');
