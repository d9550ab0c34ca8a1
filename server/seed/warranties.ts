import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';

const people: [name: string, mobile: string][] = [
  ['林晓晨', '13911110001'],
  ['何思远', '13911110002'],
  ['沈佳宁', '13911110003'],
  ['罗子轩', '13911110004'],
  ['范雨桐', '13911110005'],
  ['曹建国', '13911110006'],
  ['严文静', '13911110007'],
];

/** Who activated what; the warranty runs as long as the part's policy says. */
export async function createWarranties(
  app: App,
  tx: Tx,
  companyId: number,
  /** Only of what was made in these batches. */
  batches: readonly number[] | null = null,
): Promise<void> {
  const names = people.map(([name]) => app.secrets.seal(name));
  const mobiles = people.map(([, mobile]) => app.secrets.seal(mobile));
  const marks = people.map(([, mobile]) => app.secrets.index('mobile', mobile));
  await sql`
    insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time)
    select i.company_id, i.seq, (${names}::bytea[])[1 + i.seq % ${people.length}],
      (${mobiles}::bytea[])[1 + i.seq % ${people.length}], (${marks}::bytea[])[1 + i.seq % ${people.length}],
      t.time, t.time, t.time + make_interval(months => p.warranty_months)
    from identifier i
    join part p on p.company_id = i.company_id and p.id = i.part_id
    join batch b on b.company_id = i.company_id and b.id = i.batch_id,
    lateral (select least(b.product_date::timestamptz + make_interval(days => 12 + (i.seq % 16)::int, hours => 3 + (i.seq % 9)::int),
      now() - interval '5 minutes') as time) t
    where i.company_id = ${companyId} and i.state = ${identifierStates.activated} and p.warranty_months > 0
      and (${batches}::int[] is null or i.batch_id = any(${batches}::int[]))`.execute(tx);
}
