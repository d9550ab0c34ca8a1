import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

// Every request has another code (or path), address and phone.
process.once(
  'message',
  async ({
    base,
    file,
    connections,
    seconds,
    path = '/api/web/api/query?code=',
    behind = '',
    status = 200,
  }) => {
    const codes = readFileSync(file, 'latin1').trimEnd().split('\n');
    let next = Math.floor(Math.random() * codes.length);
    const address = () =>
      `${36 + Math.floor(Math.random() * 180)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;
    const result = await autocannon({
      url: base,
      connections,
      duration: seconds,
      requests: [
        {
          setupRequest: (request) => {
            next = (next + 1) % codes.length;
            return {
              ...request,
              path: path + codes[next] + behind,
              headers: {
                'x-forwarded-for': address(),
                'user-agent': `bench ${next}`,
                'accept-encoding': 'gzip',
              },
            };
          },
        },
      ],
    });
    const { p50, p97_5: p97, p99 } = result.latency;
    process.send({
      perSecond: result.requests.total / result.duration,
      failed:
        result.requests.total - (result.statusCodeStats?.[status]?.count ?? 0) + result.errors,
      p50,
      p97,
      p99,
    });
    process.disconnect();
  },
);
