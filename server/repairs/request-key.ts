import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { makeTicket } from '../tickets.ts';

const ticket = makeTicket<string>('repair', 3 * 3_600_000, ([kind, name, until]) =>
  kind === 'repair' && typeof name === 'string' && typeof until === 'number'
    ? { until, content: name }
    : null,
);

/** What a form is handed when it is opened: it names the one request that may come of it, for some hours. */
export const newRequestKey = (app: App): string =>
  ticket.write(app.secrets, randomBytes(12).toString('hex'));

/** The name of the request. */
export const readRequestKey = (app: App, text: string): string | null =>
  ticket.read(app.secrets, text);
