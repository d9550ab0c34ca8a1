import { sql } from 'kysely';
import { stateOf } from '#contract/codes/states.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { Filling, PackingTree, TreeNode } from '#contract/features/trace/packing/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { readOne } from '#server/logistics/packing/read-codes.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

/** Where something is, and what is in it: everything above, one page below. */
export async function readTree(
  reader: Reader<StaffSession>,
  { code, page, limit }: { code: string; page: number; limit: number },
): Promise<PackingTree> {
  const { tx, session } = reader;
  const company = session.companyId;
  const seq = await readOne(reader, code, 'code');
  const inside = sql`identifier where company_id = ${company} and parent_seq = ${seq}`;
  const { rows: counted } = await sql<{ count: number; units: number; above: number[] }>`
    select (select count(*) from ${inside}) as count,
      (select count(*) filter (where i.level = 0) from (select seq, level from ${inside}
        union all select d.seq, d.level from identifier d where d.company_id = ${company}
          and d.parent_seq in (select seq from ${inside} and level > 0)) as i) as units,
      array(with recursive above as (
        select parent_seq as seq, 1 as step from identifier where company_id = ${company} and seq = ${seq}
        union all select i.parent_seq, a.step + 1 from above a
          join identifier i on i.company_id = ${company} and i.seq = a.seq where a.step < 3)
        select seq from above where seq is not null order by step desc)::text[] as above`.execute(
    tx,
  );
  const { count, units, above } = counted[0]!;
  const { rows: below } = await sql<{ seq: number }>`
    select seq from ${inside} order by seq limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const up = above.map(Number);
  const down = below.map((row) => row.seq);
  const nodes = await readNodes(reader, [seq, ...up, ...down]);
  const item = nodes.get(seq);
  // Its pack is still being made.
  if (!item) throw notFound();
  const named = (numbers: readonly number[]) => numbers.flatMap((one) => nodes.get(one) ?? []);
  return { item, up: named(up), down: named(down), count, units };
}

type Found = {
  seq: number;
  code: string | null;
  level: number;
  state: number;
  part_name: string;
  batch_code: string;
  quantity: number;
  capacity: number | null;
  filling: Filling;
};

async function readNodes(
  { app, tx, session }: Reader<StaffSession>,
  numbers: readonly number[],
): Promise<Map<number, TreeNode>> {
  const { rows } = await sql<Found>`
    select i.seq, i.code, i.level, i.state, coalesce(p.name, '') as part_name, coalesce(b.code, '') as batch_code,
      coalesce(c.quantity, 0) as quantity, c.capacity, coalesce(c.filling, 'empty') as filling
    from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    left join container c on c.company_id = i.company_id and c.seq = i.seq
    where i.company_id = ${session.companyId} and i.seq = any(${[...numbers]}::bigint[])`.execute(
    tx,
  );
  const texts = await codeTexts(app, tx, session.companyId, rows);
  return new Map(
    rows.map(({ seq, level, state, ...row }) => [
      seq,
      {
        ...row,
        id: seq,
        code: texts.get(seq) ?? '',
        level: levels[level]!,
        state: stateOf(state),
      },
    ]),
  );
}
