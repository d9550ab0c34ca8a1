import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { openLogOutput, standardOutput } from './log-output.ts';

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
  // Outside production the terminal is for the user.
  const stream = settings.isProduction
    ? standardOutput()
    : openLogOutput({ file: path.join(settings.DATA_DIR, 'log', 'server.jsonl') });
  return { level: settings.LOG_LEVEL, serializers, stream };
}
