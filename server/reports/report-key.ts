import { randomBytes } from 'node:crypto';
import type { Verdict } from '#contract/codes/verdicts.ts';
import type { App } from '../app.ts';
import { makeTicket } from '../tickets.ts';

/** What a report is about: the company is fixed when its form is opened. */
export type Reported = {
  company: number;
  seq: number | null;
  /** The code as it was typed or is printed. */
  code: string;
  verdict: Verdict | '';
};
type Sealed = Reported & { request: string };

const ticket = makeTicket<Sealed>('fake report', 3 * 3_600_000);

/** A form's token: names the code and its company, and the one report that may come from it; valid for some hours. */
export const newReportKey = (app: App, about: Reported): string =>
  ticket.write(app.secrets, { ...about, request: randomBytes(12).toString('hex') });

export const readReportKey = (app: App, text: string): Sealed | null =>
  ticket.read(app.secrets, text);
