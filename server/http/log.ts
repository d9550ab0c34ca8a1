import { mkdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import pino from 'pino';
import type { Settings } from '../settings.ts';

const fileLimit = 50_000_000;

type Fault = {
  name?: string;
  message?: string;
  stack?: string;
  code?: string;
  table?: string;
  constraint?: string;
  severity?: string;
};

/** PostgreSQL puts values into its messages; only its code and position are logged. */
function describeFault(fault: Fault): Record<string, unknown> {
  if (fault.severity)
    return { type: 'database', code: fault.code, table: fault.table, constraint: fault.constraint };
  return { type: fault.name, message: fault.message, code: fault.code, stack: fault.stack };
}

/** JSON lines with request ids; no query strings, headers, addresses or bodies, so no personal data. */
export function logOptions(settings: Settings): FastifyServerOptions['logger'] {
  if (settings.LOG_LEVEL === 'silent') return false;
  const serializers = { err: describeFault as never };
  if (settings.isProduction) return { level: settings.LOG_LEVEL, serializers };
  const stream = pino.destination({ dest: logFile(settings), sync: false, minLength: 4_096 });
  setInterval(() => stream.flush(), 1_000).unref();
  return { level: settings.LOG_LEVEL, serializers, stream };
}

/** Outside production the terminal is for the user; the log goes to a file of limited size. */
function logFile(settings: Settings): string {
  const file = path.join(settings.DATA_DIR, 'log', 'server.jsonl');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > fileLimit) truncateSync(file);
  return file;
}
