import Fastify from 'fastify';
import { readSettings } from '../settings.ts';
import { logOptions } from './log.ts';

// A server that logs to its standard output; its port is told on standard error.
const settings = readSettings({ NODE_ENV: 'production', LOG_LEVEL: 'info' });
const server = Fastify({ logger: logOptions(settings)! });
server.get('/', (request) => {
  request.log.info({ filler: 'x'.repeat(2_000) }, 'asked');
  return 'answered';
});
await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
process.stderr.write(`port ${typeof address === 'object' ? address?.port : ''}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
