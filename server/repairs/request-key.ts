import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { makeTicket } from '../tickets.ts';

const ticket = makeTicket<string>('repair', 3 * 3_600_000, ([kind, name, until]) =>
  kind === 'repair' && typeof name === 'string' && typeof until === 'number'
    ? { until, content: name }
    : null,
);

/** A form's token: identifies the one request that may come from it, valid for some hours. */
export const newRequestKey = (app: App): string =>
  ticket.write(app.secrets, randomBytes(12).toString('hex'));

/** The id of the request. */
export const readRequestKey = (app: App, text: string): string | null =>
  ticket.read(app.secrets, text);
