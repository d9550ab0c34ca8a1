import { sql } from 'kysely';
import { incidentSeverities, type IncidentKind } from '#contract/features/risk/incidents/kinds.ts';
import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer } from '../cache.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { notify } from '../messages/notices.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import type { Finding } from './findings.ts';

const mostEvidence = 50;

/** The findings of one rule about one subject, in order. */
type Case = { kind: IncidentKind; subject: string; findings: Finding[] };
type Open = { id: number; kind: IncidentKind; subject: string; hits: number };
/** A newly opened incident. */
export type Opened = { id: number; code: string; first: Finding };

const column = <T, V>(list: readonly T[], pick: (one: T) => V) => list.map(pick);

/** Opens incidents for new findings and updates open ones, in the transaction that read the scans. */
export async function keepIncidents(
  app: App,
  tx: Tx,
  companyId: number,
  findings: readonly Finding[],
): Promise<Opened[]> {
  if (findings.length === 0) return [];
  const cases = casesOf(findings);
  const open = await holdOpen(tx, companyId, cases);
  const isOpen = new Map(open.map((one) => [`${one.kind} ${one.subject}`, one]));
  const fresh = cases.filter(({ kind, subject }) => !isOpen.has(`${kind} ${subject}`));
  const codes = await allocateNumbers({ tx, app }, companyId, 'incident', fresh.length);
  const made = await insertCases(tx, companyId, fresh, codes);
  const known = cases.filter(({ kind, subject }) => isOpen.has(`${kind} ${subject}`));
  await addToOpen(tx, companyId, known, isOpen);
  await keepEvidence(tx, companyId, cases, new Map([...isOpen, ...made]));
  await raiseRisk(tx, companyId, findings);
  return fresh.map(({ kind, subject, findings: [first] }, at) => ({
    id: made.get(`${kind} ${subject}`)!.id,
    code: codes[at]!,
    first: first!,
  }));
}

function casesOf(findings: readonly Finding[]): Case[] {
  const cases = new Map<string, Case>();
  for (const finding of findings) {
    const { kind, subject } = finding;
    const one = cases.get(`${kind} ${subject}`) ?? { kind, subject, findings: [] };
    one.findings.push(finding);
    cases.set(`${kind} ${subject}`, one);
  }
  return [...cases.values()];
}

const holdOpen = async (tx: Tx, companyId: number, cases: readonly Case[]): Promise<Open[]> =>
  (
    await sql<Open>`
      select i.id, i.kind, i.subject, i.hits from incident i
      join unnest(${column(cases, ({ kind }) => kind)}::text[], ${column(cases, ({ subject }) => subject)}::text[])
        as c (kind, subject) on i.kind = c.kind and i.subject = c.subject
      where i.company_id = ${companyId} and i.state in ('open', 'confirmed') order by i.id for update of i`.execute(
      tx,
    )
  ).rows;

async function insertCases(
  tx: Tx,
  companyId: number,
  cases: readonly Case[],
  codes: readonly string[],
): Promise<Map<string, Open>> {
  if (cases.length === 0) return new Map();
  const first = cases.map(({ findings }) => findings[0]!);
  const last = cases.map(({ findings }) => findings.at(-1)!);
  const isAboutCode = ({ subject }: Finding) => subject.startsWith('code:');
  const { rows } = await sql<Open>`
    insert into incident as i (company_id, code, kind, severity, subject, seq, part_id, batch_id, dealer_id, province,
      hits, first_time, last_time, detail)
    select ${companyId}, * from unnest(${codes}::text[], ${column(first, ({ kind }) => kind)}::text[],
      ${column(first, ({ kind }) => incidentSeverities[kind])}::smallint[], ${column(first, ({ subject }) => subject)}::text[],
      ${column(first, (one) => (isAboutCode(one) ? one.scan.seq : null))}::bigint[],
      ${column(first, ({ scan }) => scan.part_id)}::int[], ${column(first, ({ scan }) => scan.batch_id)}::int[],
      ${column(first, ({ dealerId }) => dealerId)}::int[], ${column(last, ({ scan }) => scan.province)}::smallint[],
      ${column(cases, ({ findings }) => findings.length)}::int[],
      ${column(first, ({ scan }) => scan.scan_time)}::timestamptz[],
      ${column(last, ({ scan }) => scan.scan_time)}::timestamptz[],
      ${column(last, ({ detail }) => JSON.stringify(detail))}::jsonb[])
    on conflict (company_id, kind, subject) where state in ('open', 'confirmed')
      do update set hits = i.hits + excluded.hits, last_time = excluded.last_time
    returning id, kind, subject, 0 as hits`.execute(tx);
  return new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row]));
}

async function addToOpen(
  tx: Tx,
  companyId: number,
  cases: readonly Case[],
  open: ReadonlyMap<string, Open>,
): Promise<void> {
  if (cases.length === 0) return;
  const last = cases.map(({ findings }) => findings.at(-1)!);
  await sql`
    update incident i set hits = i.hits + u.hits, last_time = greatest(i.last_time, u.last), detail = u.detail,
      province = u.province, update_time = now()
    from unnest(${column(cases, ({ kind, subject }) => open.get(`${kind} ${subject}`)!.id)}::int[],
      ${column(cases, ({ findings }) => findings.length)}::int[],
      ${column(last, ({ scan }) => scan.scan_time)}::timestamptz[],
      ${column(last, ({ detail }) => JSON.stringify(detail))}::jsonb[],
      ${column(last, ({ scan }) => scan.province)}::smallint[]) as u (id, hits, last, detail, province)
    where i.company_id = ${companyId} and i.id = u.id`.execute(tx);
}

/** The first scans as evidence, as many as a person looks at. */
async function keepEvidence(
  tx: Tx,
  companyId: number,
  cases: readonly Case[],
  incidents: ReadonlyMap<string, Open>,
): Promise<void> {
  const kept = cases.flatMap(({ kind, subject, findings }) => {
    const { id, hits } = incidents.get(`${kind} ${subject}`)!;
    return findings.slice(0, Math.max(0, mostEvidence - hits)).map(({ scan }) => ({ id, scan }));
  });
  if (kept.length === 0) return;
  // Times come from PostgreSQL: a JavaScript Date would lose the microseconds.
  await sql`
    insert into incident_scan (company_id, incident_id, scan_time, scan_id)
    select ${companyId}, u.incident, s.scan_time, s.id
    from unnest(${column(kept, ({ id }) => id)}::int[], ${column(kept, ({ scan }) => scan.id)}::bigint[],
      ${column(kept, ({ scan }) => scan.scan_time)}::timestamptz[]) as u (incident, scan, time)
    join scan_log s on s.company_id = ${companyId} and s.id = u.scan
      and s.scan_time >= u.time and s.scan_time < u.time + interval '1 millisecond'
    on conflict do nothing`.execute(tx);
}

const suspected: readonly IncidentKind[] = ['cloneDevices', 'cloneProvinces', 'speed'];

/** Findings raise a code's risk level; only people lower it. A code that is guessed at, or a busy batch, says nothing. */
async function raiseRisk(tx: Tx, companyId: number, findings: readonly Finding[]): Promise<void> {
  const risks = new Map<number, number>();
  for (const { kind, scan } of findings)
    if (scan.seq !== null && kind !== 'burst' && kind !== 'guessing')
      risks.set(scan.seq, Math.max(risks.get(scan.seq) ?? 0, suspected.includes(kind) ? 2 : 1));
  if (risks.size === 0) return;
  const numbers = [...risks.keys()].toSorted((a, b) => a - b);
  await sql`
    update identifier i set risk = u.risk
    from (select i.company_id, i.seq, u.risk from identifier i
      join unnest(${numbers}::bigint[], ${numbers.map((seq) => risks.get(seq)!)}::smallint[]) as u (seq, risk)
        on i.company_id = ${companyId} and i.seq = u.seq and i.risk < u.risk
      order by i.seq for no key update of i) as u
    where i.company_id = u.company_id and i.seq = u.seq`.execute(tx);
}

const noticesPerMinute = 5;
const toldOf = onePerServer((_app: App) => leastRecentlyUsed<number, number[]>(20_000));

/** Notifies users who handle incidents, at a limited rate. */
export async function announce(
  app: App,
  tx: Tx,
  companyId: number,
  opened: readonly Opened[],
): Promise<void> {
  const mine = toldOf(app);
  const recent = (mine.get(companyId) ?? []).filter((time) => time > Date.now() - 60_000);
  const serious = opened.filter(({ first }) => incidentSeverities[first.kind] >= 2);
  for (const { id, code, first } of serious.slice(0, noticesPerMinute - recent.length)) {
    recent.push(Date.now());
    await notify(tx, app.cluster, systemActor, {
      to: { company: companyId, holding: 'sale:incident:view' },
      type: 5,
      sentence: 'incidentOpened',
      params: { id, kind: first.kind, code, subject: await nameOf(app, tx, companyId, first) },
    });
    await app.cluster.tell(tx, { topic: 'incident', company: companyId, id });
  }
  mine.set(companyId, recent);
}

/** The name of an incident's subject. */
async function nameOf(
  app: App,
  tx: Tx,
  companyId: number,
  { kind, subject, scan, dealerId }: Finding,
): Promise<string> {
  if (subject.startsWith('address:')) return `*${scan.address.slice(-4)}`;
  if (kind === 'burst' || kind === 'offTerritory') {
    const { rows } = await sql<{ name: string }>`
      select ${kind === 'burst' ? sql`code from batch where id = ${scan.batch_id} and` : sql`name from dealer where dealer_id = ${dealerId} and`}
        company_id = ${companyId}`.execute(tx);
    return Object.values(rows[0] ?? {})[0] ?? '';
  }
  const row = await tx
    .selectFrom('identifier')
    .select(['seq', 'code'])
    .where('company_id', '=', companyId)
    .where('seq', '=', scan.seq)
    .executeTakeFirst();
  if (!row) return '';
  return (await codeTexts(app, tx, companyId, [row])).get(row.seq) ?? '';
}
