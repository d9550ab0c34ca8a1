import { sql } from 'kysely';
import type { CompanySession } from '../access/sessions.ts';
import { actAs } from '../database/database.ts';
import type { RecordCall } from '../records/plan.ts';
import { announce, keepIncidents } from '../scans/incidents.ts';
import type { Finding, LoggedScan } from '../scans/findings.ts';
import { rulesOf } from '../scans/risk-rules.ts';
import type { Item } from './goods.ts';

type Sale = { id: number; code: string; seller: number | null; soldAt: Date };

/** More than this make one incident for each holder instead of one for each code. */
const mostAlone = 20;

/** Somebody sold what it does not hold: an incident names both sides. */
export async function reportWrongSale(
  { app, tx, session }: RecordCall<CompanySession>,
  { code, seller, soldAt }: Sale,
  wrong: readonly Item[],
): Promise<void> {
  const { companyId } = session;
  if (wrong.length === 0 || !(await rulesOf(app, companyId, tx)).isOn.wrongSeller) return;
  const nameOf = await readNames(
    { tx, session },
    [seller, ...wrong.map((one) => one.dealer_id)],
    [...wrong.map((one) => one.customer_id)],
  );
  const findings = wrong.map((item): Finding => {
    const { seq, part_id, batch_id, dealer_id: dealer, customer_id: customer } = item;
    const holder = customer === null ? `dealer:${dealer ?? 0}` : `customer:${customer}`;
    const scan: LoggedScan = {
      company_id: companyId,
      // No scan is evidence of it: the sale is.
      id: 0,
      xact: '',
      scan_time: soldAt,
      day: '',
      seq,
      part_id,
      batch_id,
      channel: session.type === 'dealer' ? 2 : 1,
      verdict: 0,
      reasons: [],
      counts: false,
      is_first: false,
      address: '',
      province: 0,
      city: '',
    };
    return {
      kind: 'wrongSeller',
      subject: wrong.length <= mostAlone ? `code:${seq}` : `sale:${code}:${holder}`,
      scan,
      dealerId: seller,
      detail: { sale: code, seller: nameOf(seller, null), holder: nameOf(dealer, customer) },
    };
  });
  await announce(app, tx, companyId, await keepIncidents(app, tx, companyId, findings));
  // Announcing switches to the system; switch back.
  await actAs(tx, { actor: 'web', companyId, accountId: session.accountId });
}

/** Names of dealers, customers and the company itself. */
async function readNames(
  { tx, session }: Pick<RecordCall<CompanySession>, 'tx' | 'session'>,
  dealers: readonly (number | null)[],
  customers: readonly (number | null)[],
): Promise<(dealer: number | null, customer: number | null) => string> {
  const present = (ids: readonly (number | null)[]) => [
    ...new Set(ids.filter((id) => id !== null)),
  ];
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select 'company' as kind, 0 as id, name from company where company_id = ${session.companyId}
    union all
    select 'dealer', dealer_id, name from dealer
    where company_id = ${session.companyId} and dealer_id = any(${present(dealers)}::int[])
    union all
    select 'customer', id, name from customer
    where company_id = ${session.companyId} and id = any(${present(customers)}::int[])`.execute(tx);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (dealer, customer) =>
    names.get(
      customer !== null
        ? `customer ${customer}`
        : dealer !== null
          ? `dealer ${dealer}`
          : 'company 0',
    ) ?? '';
}
