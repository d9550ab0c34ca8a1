import { sql } from 'kysely';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import { mostLatest, mostRanked } from '#contract/features/dashboard/screens/kinds.ts';
import {
  asOfNow,
  countTallies,
  inDays,
  rankTallies,
  type Asker,
  type Part,
  type RankRow,
  type Span,
} from './board.ts';

type Open = {
  id: number;
  code: string;
  part_name: string;
  quantity: number;
  bound: number;
  state: 'released' | 'producing' | 'held';
  update_time: Date;
  /** The place by time, and among those that run by how much of them is done. */
  newest: number;
  place: number | null;
  /** Of all batches together. */
  left: number;
};
type Count = { state: Open['state'] | 'planned'; n: number };

/** How many batches are in each state that is not the end (`batch_by_state`). */
async function countOpen({ tx, session }: Asker) {
  const { rows } = await sql<Count>`
    select state, count(*)::int as n from batch
    where company_id = ${session.companyId} and state in ('planned', 'released', 'producing', 'held')
    group by 1`.execute(tx);
  return (state: Count['state']) => asOfNow(rows.find((row) => row.state === state)?.n ?? 0);
}

/**
 * The batches in work that are shown, of however many there are, with what was bound to them (`code_tally_bound`) and
 * what all of them lack.
 */
async function readOpen({ tx, session }: Asker): Promise<Open[]> {
  const { rows } = await sql<Open>`
    with open as (
      select b.id, b.code, b.part_id, b.quantity::float8 as quantity, t.n as bound, b.state, b.update_time,
        b.state <> 'released' as runs
      from batch b, lateral (
        select coalesce(sum(n), 0)::float8 as n from code_tally
        where company_id = ${session.companyId} and metric = 'bound' and batch_id = b.id) as t
      where b.company_id = ${session.companyId} and b.state in ('released', 'producing', 'held')),
    placed as (
      select *, sum(greatest(0, quantity - bound)) over () as "left",
        row_number() over (order by update_time desc, id desc)::int as newest,
        case when runs then row_number() over (
          partition by runs order by bound / quantity desc, update_time desc, id desc)::int end as place
      from open)
    select o.id, o.code, p.name as part_name, o.quantity, o.bound, o.state, o.update_time, o.newest, o.place, o."left"
    from placed o join part p on p.company_id = ${session.companyId} and p.id = o.part_id
    where o.newest <= ${mostLatest} or o.place <= ${mostRanked}
    order by o.newest`.execute(tx);
  return rows;
}

const progressOf = (open: readonly Open[]): RankRow[] =>
  open
    .filter(({ place }) => place !== null && place <= mostRanked)
    .toSorted((one, other) => one.place! - other.place!)
    .map(({ id, code, bound, quantity }) => ({ id, name: code, value: bound, most: quantity }));

const latestOf = (open: readonly Open[]): Board['latest'] =>
  open
    .filter(({ newest }) => newest <= mostLatest)
    .map(
      ({ id, code, part_name: name, bound: units, quantity: most, state, update_time: time }) => ({
        ...{ id, code, name, units, most, state },
        time: time.toISOString(),
      }),
    );

export async function readProductionScreen(reader: Asker, span: Span): Promise<Part<'production'>> {
  const days = inDays(await countTallies(reader, 'code_tally', ['bound'], span), span);
  const open = await readOpen(reader);
  const count = await countOpen(reader);
  return {
    figures: {
      bound: days.figure('bound'),
      left: asOfNow(open[0]?.left ?? 0),
      producing: count('producing'),
      released: count('released'),
      planned: count('planned'),
      held: count('held'),
    },
    trend: [{ key: 'bound', values: days.values('bound') }],
    ranks: {
      progress: progressOf(open),
      part: await rankTallies(reader, { table: 'code_tally', metric: 'bound', by: 'part' }, span),
    },
    latest: latestOf(open),
  };
}
