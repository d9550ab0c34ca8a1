import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/** One who writes bills at a time: two drafts that are fine alone could contain each other. */
export const lockBoms = (tx: Tx, companyId: number) =>
  sql`select pg_advisory_xact_lock(${companyId}, hashtext('bills of materials'))`.execute(tx);

/** Who contains whom in bills that are not obsolete, substitutes included; `above` is the product. */
export const containing = (companyId: number, below: string) => sql`lateral (
  select b.part_id as above, b.id as bom_id, l.id as line_id, false as is_substitute
  from bom_line l join bom b on b.company_id = l.company_id and b.id = l.bom_id and b.state <> 'obsolete'
  where l.company_id = ${companyId} and l.part_id = ${sql.ref(below)}
  union all
  select b.part_id, b.id, s.line_id, true
  from bom_substitute s join bom b on b.company_id = s.company_id and b.id = s.bom_id and b.state <> 'obsolete'
  where s.company_id = ${companyId} and s.part_id = ${sql.ref(below)})`;

type Named = { part_id: number; substitutes: readonly number[] };

/**
 * Refuses lines that would make a part contain itself, at whatever depth and in whatever version, and names the way
 * there. What contains the part is looked up; none of it may be among the lines.
 */
export async function refuseCycle(
  tx: Tx,
  companyId: number,
  partId: number,
  lines: readonly Named[],
): Promise<void> {
  const { rows } = await sql<{ above: number; below: number }>`
    with recursive reached (part) as (
      select ${partId}::integer
      union
      select u.above from reached cross join ${containing(companyId, 'reached.part')} u)
    select distinct u.above, r.part as below from reached r cross join ${containing(companyId, 'r.part')} u`.execute(
    tx,
  );
  const next = nextOnWay(partId, rows);
  const at = lines.findIndex((line) =>
    [line.part_id, ...line.substitutes].some((part) => next.has(part)),
  );
  if (at < 0) return;
  const line = lines[at]!;
  const isPart = next.has(line.part_id);
  const part = isPart ? line.part_id : line.substitutes.find((one) => next.has(one))!;
  const way = [partId, ...wayDown(part, partId, next)];
  throw new Refusal(bomTexts.errors.cycle, {
    code: codes.invalid,
    field: `lines.${at}.${isPart ? 'part_id' : 'substitutes'}`,
    params: { path: await namesOf(tx, companyId, way) },
  });
}

/** The next part on the shortest way down to this one, for each part that contains it, and for itself. */
function nextOnWay(to: number, edges: readonly { above: number; below: number }[]) {
  const users = new Map<number, number[]>();
  for (const { above, below } of edges) users.set(below, [...(users.get(below) ?? []), above]);
  const next = new Map([[to, to]]);
  for (const part of next.keys())
    for (const above of users.get(part) ?? []) if (!next.has(above)) next.set(above, part);
  return next;
}

/** From a part that contains another down to that one. */
function wayDown(from: number, to: number, next: ReadonlyMap<number, number>): number[] {
  const way = [from];
  for (let part = from; part !== to; way.push(part)) part = next.get(part)!;
  return way;
}

async function namesOf(tx: Tx, companyId: number, parts: readonly number[]): Promise<string> {
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where((is) => is('id', '=', is.fn.any(is.val([...new Set(parts)]))))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return parts.map((part) => names.get(part) ?? '').join(' → ');
}
