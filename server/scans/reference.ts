import type { App } from '../app.ts';
import { areNumbers, makeTicket } from '../tickets.ts';

type Named = { company: number; seq: number };
const ticket = makeTicket<Named>('code', 24 * 3_600_000, (parts) => {
  if (parts.length !== 3 || !areNumbers(parts)) return null;
  const [company, seq, until] = parts as [number, number, number];
  return { until, content: { company, seq } };
});

/** The opaque id with which an anonymous caller reads the log of a code; it gives access to no other. */
export const writeReference = (app: App, company: number, seq: number): string =>
  ticket.write(app.secrets, { company, seq });

/** The code of a reference. */
export const readReference = (app: App, text: string): Named | null =>
  ticket.read(app.secrets, text);
