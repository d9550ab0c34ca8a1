import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { Mistake, type Control } from './control.ts';
import { pageFiles } from './page.ts';
import {
  readAnswer,
  readFormat,
  readNumber,
  readPrinter,
  readText,
  type Body,
} from './read-body.ts';
import { texts } from './texts.ts';

const longestBody = 10_000;

type Handler = (body: Body, control: Control) => unknown;

/** What only the program's own page and the terminal may ask for, beside what the back office may. */
const ownCalls: Record<string, Handler> = {
  'POST /pair': (body, control) =>
    control.pair(readText(body.server, 500), readText(body.code, 20)),
  'POST /unpair': (_body, control) => control.unpair(),
  'POST /printers': (body, control) => control.addPrinter(readPrinter(body)),
  'POST /printers/remove': (body, control) => control.removePrinter(readText(body.id, 200)),
};
const calls: Record<string, Handler> = {
  'GET /status': (_body, control) => control.status(),
  'POST /printers/test': (body, control) =>
    control.testPrint(readText(body.id, 200), readFormat(body.format)),
  'POST /jobs': (body, control) =>
    control.startJob(readNumber(body.id), readText(body.printer, 200), readFormat(body.format)),
  'POST /jobs/pause': (body, control) => control.holdJob(readNumber(body.id), true),
  'POST /jobs/resume': (body, control) => control.holdJob(readNumber(body.id), false),
  'POST /jobs/stop': (body, control) => control.stopJob(readNumber(body.id)),
  'POST /answers': (body, control) =>
    control.answer(readNumber(body.job), readNumber(body.number), readAnswer(body.result)),
};

/** Listens on this computer only, to its own page and the pages of the paired server. */
export function serveLocally(control: Control, port: number): Promise<Server> {
  const server = createServer({ requestTimeout: 60_000 }, (request, response) => {
    handle(control, port, request, response).catch(() => refuse(response, 500));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function handle(
  control: Control,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const caller = callerOf(control, port, request);
  if (caller === null) return refuse(response, 403);
  const { origin } = request.headers;
  if (caller === 'backOffice') {
    response.setHeader('access-control-allow-origin', origin!);
    response.setHeader('vary', 'origin');
  }
  const path = request.url?.split('?', 1)[0] ?? '';
  if (request.method === 'OPTIONS') {
    if (caller !== 'backOffice') return refuse(response, 403);
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, accept-language',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '600',
    });
    response.end();
    return;
  }
  const file = request.method === 'GET' ? pageFiles.get(path) : undefined;
  if (file) {
    if (caller !== 'own') return refuse(response, 403);
    response.writeHead(200, file.headers);
    response.end(file.body);
    return;
  }
  const name = `${request.method} ${path}`;
  const handler = calls[name] ?? (caller === 'own' ? ownCalls[name] : undefined);
  if (!handler) return refuse(response, Object.hasOwn(ownCalls, name) ? 403 : 404);
  const language = readLanguage(request.headers['accept-language']);
  try {
    const body = request.method === 'POST' ? await readBody(request) : {};
    send(response, 200, { data: (await handler(body, control)) ?? null });
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const msg = error.problem ? say(texts.problems[error.problem], language) : error.message;
    send(response, error.status, { msg });
  }
}

/** Who asks. A page that was loaded under another name for this address, or from elsewhere, is nobody. */
function callerOf(
  control: Control,
  port: number,
  { headers }: IncomingMessage,
): 'own' | 'backOffice' | null {
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!names.includes(headers.host ?? '')) return null;
  const { origin } = headers;
  if (origin === undefined) {
    // The page itself, its own requests, or the terminal; never something on another page.
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none' ? 'own' : null;
  }
  if (names.some((name) => origin === `http://${name}` && headers.host === name)) return 'own';
  return origin === control.origin() ? 'backOffice' : null;
}

async function readBody(request: IncomingMessage): Promise<Body> {
  // Forms of other pages cannot send this type without being asked for leave.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Mistake(415, 'input');
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > longestBody) throw new Mistake(413, 'input');
    parts.push(part as Buffer);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Told below.
  }
  throw new Mistake(422, 'input');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end();
}
