// Requests URLs from a separate process, one after the other on each connection, and reports the times.
import http from 'node:http';

process.once('message', async ({ base, paths, seconds, atOnce, status }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const times = [];
  let failed = 0;
  let next = 0;
  const end = performance.now() + seconds * 1_000;
  const ask = (path) =>
    new Promise((resolve, reject) => {
      http
        .get(base + path, { agent }, (answer) => {
          if (answer.statusCode !== status) failed += 1;
          answer.resume().once('end', resolve);
        })
        .once('error', reject);
    });
  const one = async () => {
    while (performance.now() < end) {
      const path = paths[(next += 1) % paths.length];
      const began = performance.now();
      await ask(path);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  agent.destroy();
  process.send({ times, failed });
  process.disconnect();
});
