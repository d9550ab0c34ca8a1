import { sql } from 'kysely';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import { mostLatest } from '#contract/features/dashboard/screens/kinds.ts';
import { readContainers } from '#server/logistics/packing/container-rows.ts';
import {
  asOfNow,
  countTallies,
  inDays,
  rankTallies,
  startOf,
  type Asker,
  type Figure,
  type Part,
  type Span,
} from './board.ts';

const closings = ['boxes', 'pallets', 'partial'] as const;
type Closing = (typeof closings)[number];

/** Boxes and pallets that were closed, in the period and before (`container_closed`). */
async function countClosed({ tx, session }: Asker, { first, beforeFirst }: Span) {
  const is = {
    boxes: sql`level = 1`,
    pallets: sql`level = 2`,
    partial: sql`filling = 'partial'`,
  } satisfies Record<Closing, unknown>;
  const columns = closings.flatMap((name) => [
    sql`count(*) filter (where ${is[name]} and is_now)::int as ${sql.ref(name)}`,
    sql`count(*) filter (where ${is[name]} and not is_now)::int as ${sql.ref(`${name}_before`)}`,
  ]);
  const { rows } = await sql<Record<Closing | `${Closing}_before`, number>>`
    select ${sql.join(columns)} from (
      select level, filling, full_time >= ${startOf(first)} as is_now from container
      where company_id = ${session.companyId} and full_time >= ${startOf(beforeFirst)}) as closed`.execute(
    tx,
  );
  const figure = (name: Closing): Figure => ({
    value: rows[0]![name],
    before: rows[0]![`${name}_before`],
  });
  return { boxes: figure('boxes'), pallets: figure('pallets'), partial: figure('partial') };
}

async function countOpen({ tx, session }: Asker): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from container where company_id = ${session.companyId} and filling = 'open'`.execute(
    tx,
  );
  return rows[0]!.n;
}

async function readLatest(reader: Asker): Promise<Board['latest']> {
  const { rows } = await sql<{ seq: number }>`
    select seq from container where company_id = ${reader.session.companyId} and full_time is not null
    order by full_time desc limit ${mostLatest}`.execute(reader.tx);
  const ids = rows.map(({ seq }) => seq);
  const found = new Map((await readContainers(reader, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { code, part_name: name, quantity: units, capacity: most, filling: state } = row;
    return { id, code, name, units, most, state, time: row.full_time ?? row.update_time };
  });
}

export async function readPackingScreen(reader: Asker, span: Span): Promise<Part<'packing'>> {
  const counts = await countTallies(reader, 'code_tally', ['packed', 'bound'], span);
  const days = inDays(counts, span);
  const packed = { table: 'code_tally', metric: 'packed' } as const;
  return {
    figures: {
      packed: days.figure('packed'),
      ...(await countClosed(reader, span)),
      filling: asOfNow(await countOpen(reader)),
      bound: days.figure('bound'),
    },
    trend: [
      { key: 'packed', values: days.values('packed') },
      { key: 'bound', values: days.values('bound') },
    ],
    ranks: {
      part: await rankTallies(reader, { ...packed, by: 'part' }, span),
      batch: await rankTallies(reader, { ...packed, by: 'batch' }, span),
    },
    latest: await readLatest(reader),
  };
}
