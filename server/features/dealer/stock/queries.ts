import { sql } from 'kysely';
import type * as z from 'zod';
import { identifierStates, moves, stateOf } from '#contract/codes/states.ts';
import type {
  Stock,
  StockCode,
  stockCodeFilter,
  stockFilter,
  StockInfo,
} from '#contract/features/dealer/stock/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { limits } from '#contract/limits.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import type { Page } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { standing } from '#server/identifiers/holders.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { equals } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const { shipped, received, frozen, recalled } = identifierStates;

/** What a dealer holds: what is on its way to it or with it, frozen and recalled goods too; not what it sold. */
const held = sql`i.state in (${sql.lit(shipped)}, ${sql.lit(received)}, ${sql.lit(frozen)}, ${sql.lit(recalled)})
  and ${standing} in (${sql.lit(shipped)}, ${sql.lit(received)}, ${sql.lit(recalled)})`;

/** One line for each product. */
export async function listStock(
  reader: Reader<DealerSession>,
  { page, limit: asked, keyword = '' }: z.output<typeof stockFilter>,
): Promise<Page<Stock>> {
  const { tx, session } = reader;
  const limit = Math.min(asked, limits.listMax);
  type Row = Omit<Stock, 'held_since'> & { held_since: Date | null; total: number };
  const { rows } = await asCompany(reader, () =>
    sql<Row>`
      select s.*, p.code as part_code, p.name as part_name, count(*) over () as total
      from (
        select i.part_id as id, count(*) filter (where i.state = ${received}) as units,
          count(*) filter (where i.state = ${shipped}) as on_way,
          count(*) filter (where i.state in (${frozen}, ${recalled})) as blocked,
          min(i.held_since) filter (where i.state <> ${shipped}) as held_since
        from identifier i
        where i.company_id = ${session.companyId} and i.dealer_id = ${session.dealerId} and i.level = 0 and ${held}
        group by i.part_id) as s
      join part p on p.company_id = ${session.companyId} and p.id = s.id
      where strpos(lower(p.name || ' ' || p.code), ${keyword.toLowerCase()}) > 0
      order by p.name, p.id limit ${limit} offset ${(page - 1) * limit}`.execute(tx),
  );
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => ({
      ...row,
      held_since: row.held_since?.toISOString() ?? null,
    })),
  };
}

type Found = {
  seq: number;
  code: string | null;
  level: number;
  state: number;
  part_name: string;
  batch_code: string;
  parent_seq: number | null;
  parent_own: string | null;
  held_since: Date | null;
  units: number;
};

async function readHeld(reader: Reader<DealerSession>, numbers: readonly number[]) {
  const { app, tx, session } = reader;
  return asCompany(reader, async () => {
    const { rows } = await sql<Found>`
      select i.seq, i.code, i.level, i.state, coalesce(p.name, '') as part_name, coalesce(b.code, '') as batch_code,
        i.parent_seq, o.code as parent_own, i.held_since,
        case when i.level = 0 then 1 else (select count(*) from identifier u left join identifier m
          on m.company_id = u.company_id and m.seq = u.parent_seq
          where u.company_id = i.company_id and u.level = 0 and (u.parent_seq = i.seq or m.parent_seq = i.seq)) end as units
      from identifier i
      left join part p on p.company_id = i.company_id and p.id = i.part_id
      left join batch b on b.company_id = i.company_id and b.id = i.batch_id
      left join identifier o on o.company_id = i.company_id and o.seq = i.parent_seq and o.dealer_id = i.dealer_id
      where i.company_id = ${session.companyId} and i.dealer_id = ${session.dealerId}
        and i.seq = any(${[...numbers]}::bigint[])`.execute(tx);
    const boxes = rows.flatMap(({ parent_seq: seq, parent_own: code }) =>
      seq === null ? [] : [{ seq, code }],
    );
    const texts = await codeTexts(app, tx, session.companyId, [...rows, ...boxes]);
    return rows.map((row) => ({
      id: row.seq,
      code: texts.get(row.seq) ?? '',
      level: levels[row.level]!,
      part_name: row.part_name,
      batch_code: row.batch_code,
      parent_code: row.parent_seq === null ? '' : (texts.get(row.parent_seq) ?? ''),
      state: stateOf(row.state),
      held_since: row.held_since?.toISOString() ?? null,
      units: row.units,
    }));
  });
}

/** The single products that a dealer holds. */
export const stockCodes: ListPlan<z.output<typeof stockCodeFilter>, StockCode, DealerSession> = {
  table: 'identifier',
  key: 'seq',
  only: ({ dealerId }) =>
    sql`dealer_id = ${dealerId} and level = 0 and state in (${sql.lit(shipped)}, ${sql.lit(received)}, ${sql.lit(frozen)}, ${sql.lit(recalled)})
      and coalesce(before_state, state) in (${sql.lit(shipped)}, ${sql.lit(received)}, ${sql.lit(recalled)})`,
  filters: {
    part_id: equals('part_id'),
    state: (states) =>
      sql`state = any(${states.map((state) => identifierStates[state])}::smallint[])`,
  },
  order: () => sql`seq`,
  rows: async (reader, ids) =>
    (await readHeld(reader, ids)).map(({ level: _level, units: _units, ...row }) => row),
};

/** One of them, by whatever a scanner read; what the dealer does not hold does not exist for it. */
export async function readStock(reader: Reader<DealerSession>, code: string): Promise<StockInfo> {
  const { app, tx, session } = reader;
  const numbers = await asCompany(reader, () => findNumbers(app, tx, session.companyId, [code]));
  const seq = numbers.get(code);
  const [row] = seq === undefined ? [] : await readHeld(reader, [seq]);
  if (!row || row.state === 'sold' || row.state === 'activated') throw notFound();
  return { ...row, can_sell: moves.sell.from.includes(row.state) };
}
