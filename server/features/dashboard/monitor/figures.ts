import { sql } from 'kysely';
import { verdicts } from '#contract/codes/verdicts.ts';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import type { App } from '#server/app.ts';
import { cache } from '#server/cache.ts';
import type { Tx } from '#server/database/database.ts';
import { readRunningJobs } from '#server/jobs/running-jobs.ts';

// Many screens of one company poll at once.
const figures = cache<App, number, MonitorFigures>({ max: 5_000, maxAge: 2_000 });

/** The figures of the monitor, cached for a moment. */
export const figuresOf = (app: App, tx: Tx, companyId: number): Promise<MonitorFigures> =>
  figures.get(app, companyId, async () => {
    const began = performance.now();
    await sql`select 1`.execute(tx);
    const databaseMs = Math.round((performance.now() - began) * 10) / 10;
    return {
      minutes: await readMinutes(tx, companyId),
      today: await readToday(tx, companyId),
      open_incidents: await countOpen(tx, companyId),
      provinces: await readProvinces(tx, companyId),
      jobs: await readRunningJobs(tx, companyId, 20),
      health: { ...(await readHealth(tx)), database_ms: databaseMs },
    };
  });

const alerting = (['CAUTION', 'SUSPECT_CLONE', 'VOID', 'RECALLED'] as const).map((verdict) =>
  verdicts.indexOf(verdict),
);

async function readMinutes(tx: Tx, companyId: number): Promise<MonitorFigures['minutes']> {
  const { rows } = await sql<{ time: Date; scans: number; alerts: number }>`
    select m as time, coalesce(s.scans, 0)::int as scans, coalesce(s.alerts, 0)::int as alerts
    from generate_series(date_trunc('minute', now()) - interval '59 minutes', date_trunc('minute', now()), interval '1 minute') as m
    left join (
      select date_trunc('minute', scan_time) as minute, count(*) as scans,
        count(*) filter (where verdict = any(${alerting}::smallint[])) as alerts
      from scan_log
      where company_id = ${companyId} and channel = 0 and scan_time <= now()
        and scan_time >= date_trunc('minute', now()) - interval '59 minutes'
      group by 1) as s on s.minute = m
    order by m`.execute(tx);
  return rows.map(({ time, ...counts }) => ({ time: time.toISOString(), ...counts }));
}

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

async function readToday(tx: Tx, companyId: number): Promise<MonitorFigures['today']> {
  const { rows } = await sql<{ metric: string; n: number }>`
    select metric, n::int as n from scan_total
    where company_id = ${companyId} and metric in ('scanned', 'verified', 'alerts') and over = 7 and day = ${today}`.execute(
    tx,
  );
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.n ?? 0;
  return { scanned: of('scanned'), verified: of('verified'), alerts: of('alerts') };
}

async function readProvinces(tx: Tx, companyId: number): Promise<MonitorFigures['provinces']> {
  const { rows } = await sql<{ province: number; n: number }>`
    select province, n::int as n from scan_total
    where company_id = ${companyId} and metric = 'scanned' and over = 6 and day = ${today}
    order by n desc, province limit 40`.execute(tx);
  return rows;
}

const countOpen = async (tx: Tx, companyId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from incident where company_id = ${companyId} and state = 'open'`.execute(
      tx,
    )
  ).rows[0]!.n;

/** How many nodes are alive, and how far scan processing is behind. */
async function readHealth(tx: Tx): Promise<{ nodes: number; lag_ms: number }> {
  const { rows } = await sql<{ nodes: number; lag_ms: number }>`
    select (select count(*)::int from node where seen_time > now() - interval '5 seconds') as nodes,
      coalesce((
        select greatest(0, extract(epoch from now() - s.scan_time) * 1000)::int
        from scan_reader r, lateral (
          select scan_time from scan_log where (xact, id) > (r.xact, r.last_id) order by xact, id limit 1) as s
        where r.name = 'follow'), 0) as lag_ms`.execute(tx);
  return rows[0]!;
}
