import { Agent, request } from 'node:http';
import pg from 'pg';

// Requests to us and to the database alternate, so that other load on the machine affects both.
process.once(
  'message',
  async ({ url, headers, databaseUrl, begin, statement, seconds, workers }) => {
    const ours = [];
    const bare = [];
    const agent = new Agent({ keepAlive: true });
    const ask = () =>
      new Promise((resolve, reject) => {
        const asked = request(url, { agent, headers }, (answer) => {
          answer.on('data', () => undefined);
          answer.once('end', () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${url}: ${answer.statusCode}`)),
          );
        });
        asked.once('error', reject);
        asked.end();
      });
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        for (let round = 0; round < 5 || performance.now() < end; round += 1) {
          const began = performance.now();
          await ask();
          const between = performance.now();
          await client.query(begin);
          await client.query(statement.text, statement.values);
          await client.query('commit');
          // Warm-up.
          if (round < 3) continue;
          ours.push(between - began);
          bare.push(performance.now() - between);
        }
        await client.end();
      }),
    );
    agent.destroy();
    process.send({ ours, bare });
    process.disconnect();
  },
);
