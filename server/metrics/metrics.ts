import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  observe: (method: string, route: string, status: number, seconds: number) => void;
  /** Answered by this node. */
  scans: Counter<'verdict'>;
  sockets: Gauge;
  /** As of the last sweep of this node. */
  storedBytes: Gauge;
  filesSwept: Counter;
  diskFree: Gauge;
};

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'suyuan_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // Looking up a series by its labels costs more than counting: keep references.
  const series = new Map<string, { observe: (seconds: number) => void }>();
  return {
    registry,
    observe: (method, route, status, seconds) => {
      const key = `${method} ${status} ${route}`;
      let one = series.get(key);
      if (!one) series.set(key, (one = requests.labels(method, route, String(status))));
      one.observe(seconds);
    },
    scans: new Counter({
      name: 'suyuan_scans_total',
      help: 'Scans answered by this node, by verdict',
      labelNames: ['verdict'],
      registers: [registry],
    }),
    sockets: new Gauge({
      name: 'suyuan_sockets',
      help: 'Open sockets',
      registers: [registry],
    }),
    storedBytes: new Gauge({
      name: 'suyuan_stored_bytes',
      help: 'Bytes of stored files, when this node swept last',
      registers: [registry],
    }),
    filesSwept: new Counter({
      name: 'suyuan_files_swept_total',
      help: 'Stored files and broken uploads taken away by this node',
      registers: [registry],
    }),
    diskFree: new Gauge({
      name: 'suyuan_disk_free_bytes',
      help: 'Free bytes on the disk of DATA_DIR',
      registers: [registry],
    }),
  };
}

/** Prometheus reads from a separate port, so that the public one never exposes it. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
