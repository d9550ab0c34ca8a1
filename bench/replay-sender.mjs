import pg from 'pg';

process.once('message', async ({ url, statements, seconds, connections }) => {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const began = performance.now();
  const end = began + seconds * 1_000;
  let calls = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        for (const { text, values } of statements)
          await (values.length > 0 ? client.query(text, values) : client.query(text));
        calls += 1;
      }
    }),
  );
  process.send((calls * 1_000) / (performance.now() - began));
  await Promise.all(clients.map((client) => client.end()));
  process.disconnect();
});
