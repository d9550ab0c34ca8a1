import { sql } from 'kysely';
import type * as z from 'zod';
import { stateOf } from '#contract/codes/states.ts';
import { holderTexts, type HolderKind } from '#contract/codes/holders.ts';
import type {
  BatchHolders,
  HeldUnit,
  heldUnitFilter,
} from '#contract/features/trace/batches/contract.ts';
import type { Permission } from '#contract/permissions.ts';
import { say } from '#contract/text.ts';
import { maskMobile } from '#contract/validation.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { holderKind, isOnTheWay } from '#server/identifiers/holders.ts';
import { countHolders, existing } from '#server/logistics/unit-holders.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

async function checkBatch({ tx, session }: Reader<StaffSession>, id: number): Promise<void> {
  const { rows } = await sql`
    select from batch where company_id = ${session.companyId} and id = ${id}`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Who holds the products of a batch, and how many came back since it was recalled. */
export async function readHolders(
  reader: Reader<StaffSession>,
  batch: number,
): Promise<BatchHolders> {
  const { tx, session } = reader;
  const { companyId } = session;
  await checkBatch(reader, batch);
  const held = await countHolders(reader, sql`i.batch_id = ${batch}`);
  const { rows: back } = await sql<{ n: number }>`
    select count(distinct c.seq) as n from goods_return_code c
    join goods_return r on r.company_id = c.company_id and r.id = c.return_id
    where c.company_id = ${companyId} and c.batch_id = ${batch} and c.level = 0 and c.state between 1 and 3
      and r.receive_time >= (select min(s.create_time) from batch_step s
        where s.company_id = ${companyId} and s.batch_id = ${batch} and s.action = 'recall')`.execute(
    tx,
  );
  return { ...held, came_back: back[0]!.n };
}

type Found = Omit<HeldUnit, 'serial' | 'state' | 'held_since'> & {
  own: string | null;
  state: number;
  holder: HolderKind;
  held_since: Date | null;
};

/** Every product of a batch with who holds it, for a spreadsheet. */
export const heldUnits: ListPlan<z.output<typeof heldUnitFilter>, HeldUnit, StaffSession> = {
  table: 'identifier',
  key: 'seq',
  only: () => sql`level = 0 and state = any(${existing}::smallint[])`,
  filters: {
    id: async (id, reader) => {
      await checkBatch(reader, id);
      return sql`batch_id = ${id}`;
    },
  },
  order: () => sql`seq`,
  rows: async ({ app, tx, session, language }, numbers) => {
    const isWhole = (right: Permission) => rightTo(session, right) === 'ok';
    const whole = {
      dealer: isWhole('app:dealer:reveal'),
      customer: isWhole('order:customer:reveal'),
    };
    const { rows } = await sql<Found>`
      select i.seq as id, i.code as own, i.state, ${holderKind} as holder, coalesce(d.name, k.name, '') as holder_name,
        coalesce(d.mobile, k.mobile, '') as phone, ${isOnTheWay} as on_way, i.held_since
      from identifier i
      left join dealer d on d.company_id = i.company_id and d.dealer_id = i.dealer_id
      left join customer k on k.company_id = i.company_id and k.id = i.customer_id
      where i.company_id = ${session.companyId} and i.seq = any(${numbers}::bigint[])`.execute(tx);
    const texts = await codeTexts(
      app,
      tx,
      session.companyId,
      rows.map(({ id, own }) => ({ seq: id, code: own })),
    );
    return rows.map(({ own: _own, ...row }) => ({
      ...row,
      phone: whole[row.holder as keyof typeof whole] ? row.phone : maskMobile(row.phone),
      serial: texts.get(row.id) ?? '',
      state: stateOf(row.state),
      holder_name: row.holder_name || say(holderTexts[row.holder], language),
      held_since: row.held_since?.toISOString() ?? null,
    }));
  },
};
