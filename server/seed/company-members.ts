import { sql } from 'kysely';
import type { MemberDeed } from '#contract/features/member/members/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { registerMember } from '../members/register-member.ts';

type Known = {
  company: number;
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  did: MemberDeed;
  number: number;
  at: Date;
};

// Some left nothing but their number.
const strangers: [phone: string, did: MemberDeed, days: number][] = [
  ['13933330001', 'scan', 3],
  ['13933330002', 'survey', 2],
  ['13933330003', 'scan', 0.2],
];

/** Those who activated a product of the demo's companies or asked for a repair become members of these. */
export async function createCompanyMembers(tx: Tx, app: App): Promise<void> {
  const { rows } = await sql<Known>`
    select distinct on (company, mobile_index, did) company, name_sealed, mobile_sealed, did, number, at from (
      select company_id as company, mobile_index, name_sealed, mobile_sealed, 'activation' as did, seq as number,
        active_time as at from warranty where transfer_time is null and replaces_seq is null and mobile_index <> ''
      union all
      select company_id, mobile_index, name_sealed, mobile_sealed, 'repair', id, create_time from repair) told
    order by company, mobile_index, did, at`.execute(tx);
  const inOrder = rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { name_sealed: name, mobile_sealed: mobile, ...told } of inOrder) {
    const from = told.did === 'activation' ? 'warranty' : 'repair';
    const open = (what: 'name' | 'mobile', sealed: Buffer) =>
      app.secrets.open(`${from}.${what}`, told.company, sealed);
    const person = { name: open('name', name), phone: open('mobile', mobile) };
    await registerMember(app, tx, { ...told, ...person });
  }
  for (const [at, [phone, did, days]] of strangers.entries())
    await registerMember(app, tx, {
      ...{ name: '', phone, did, company: 1, number: at + 1 },
      at: new Date(Date.now() - days * 86_400_000),
    });
}
