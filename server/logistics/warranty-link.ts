import type { App } from '../app.ts';
import { makeTicket } from '../tickets.ts';

/** One warranty in the hands of one owner. */
export type LinkedWarranty = { company: number; seq: number; holder: number; since: number };

const years = 20;
/** Company, number, which owner, and since when: short, because it is part of an address. */
type Content = readonly [company: number, seq: number, holder: number, since: number];
const ticket = makeTicket<Content>('warranty', years * 366 * 86_400_000);

type Held = { company_id: number; seq: number; holder_no: number; active_time: Date };

/** The page that its owner keeps. It names nobody, and ends with a transfer or with a new activation. */
export const warrantyPath = (
  app: App,
  { company_id: company, seq, holder_no: holder, active_time: since }: Held,
): string => `/warranty/${ticket.write(app.secrets, [company, seq, holder, since.getTime()])}`;

export function readWarrantyLink(app: App, text: string): LinkedWarranty | null {
  const content = ticket.read(app.secrets, text);
  if (!content) return null;
  const [company, seq, holder, since] = content;
  return { company, seq, holder, since };
}
