import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Incidents that people have worked on already; the others are still open. */
export async function settleIncidents(tx: Tx, companyId: number): Promise<void> {
  await sql`
    update incident set create_time = last_time, update_time = last_time where company_id = ${companyId}`.execute(
    tx,
  );
  const settled = [
    ['recalled', 'closed', '已联系消费者办理换货'],
    ['unshipped', 'dismissed', '产线员工用个人手机试扫'],
    ['voided', 'confirmed', '误贴作废标签，仓库追查中'],
  ] as const;
  for (const [kind, state, reason] of settled)
    await sql`
      update incident set state = ${state}, reason = ${reason}, version = version + 1
      where company_id = ${companyId} and id = (
        select min(id) from incident where company_id = ${companyId} and kind = ${kind})`.execute(
      tx,
    );
  // A dealer that sold what another one holds has explained itself.
  await sql`
    insert into incident_appeal (company_id, incident_id, dealer_id, text, create_time)
    select company_id, id, dealer_id, '同行调货，昨天已补办手续，单据在店里。', last_time + interval '2 hours'
    from incident where company_id = ${companyId} and dealer_id = 1 and kind = 'wrongSeller' and state = 'open'
    order by id limit 1`.execute(tx);
}
