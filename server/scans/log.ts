import { sql } from 'kysely';
import type pg from 'pg';
import { stateOf, type IdentifierState } from '#contract/codes/states.ts';
import { verdicts, type Reason, type Verdict } from '#contract/codes/verdicts.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tx } from '../database/database.ts';
import { positionOf, type Place, type Position } from '../places.ts';
import type { Scan } from './verdict.ts';

export const channels = ['consumer', 'staff', 'dealer'] as const;
export type Channel = (typeof channels)[number];

/**
 * How a code was queried: by itself, with its security code, or with a wrong one, which says nothing about the product.
 */
export const calls = { query: 0, verify: 1, failed: 2 } as const;

/** The context of a scan, without the code. */
export type Circumstances = Place & {
  device: string;
  address: string;
  position: Position | null;
  channel: Channel;
  accountId: number | null;
  dealerId: number | null;
  call: (typeof calls)[keyof typeof calls];
};

/** The data of a code being scanned; its row is locked until the scan is written. */
export type LockedIdentifier = {
  time: Date;
  company: number;
  seq: number;
  state: IdentifierState;
  scans: number;
  firstTime: Date | null;
  /** Which of them was the first since shipment. */
  firstNo: number | null;
  partId: number | null;
  batchId: number | null;
  warranty: { start: Date; end: Date } | null;
  /** When it was sold to the consumer that holds it. */
  saleTime: Date | null;
  recent: Scan[];
  /** The same scans in consumer form; as many as a page shows. */
  checks: Check[];
  /** The version of its company's page plan; null if it has no page of its own. */
  pagePlan: number | null;
};

/** A counted scan in consumer form. */
export type Check = { number: number; province: number; city: string; time: Date };
/** As many as a page shows. */
export const shownChecks = 10;

/** One row of the log. */
export type LogLine = Circumstances & {
  company: number;
  seq: number | null;
  partId: number | null;
  batchId: number | null;
  verdict: Verdict;
  reasons: readonly Reason[];
  counts: boolean;
  isFirst: boolean;
  number: number | null;
};

type HeldRow = {
  at_time: Date;
  company_id: number;
  seq: number;
  state: number;
  is_recalled: boolean;
  scans: number;
  first_time: Date | null;
  first_no: number | null;
  part_id: number | null;
  batch_id: number | null;
  warranty_start: Date | null;
  warranty_end: Date | null;
  sale_time: Date | null;
  recent: Recent[] | null;
  page_plan: number | null;
};
type Recent = [
  seconds: number,
  device: string,
  province: number,
  latitude: number | null,
  longitude: number | null,
  number: number | null,
  city: string,
  address: string,
];

/** A log row for the rules. */
export const asScan = (
  time: number,
  { device, address }: { device: string; address: string },
  province: number,
  position: Position | null,
): Scan => ({
  time,
  device,
  address,
  province: province === 0 ? null : String(province),
  place: positionOf(province, position),
});

/** Reads and locks these codes, always in the same order to avoid deadlocks. */
export async function holdScanned(
  client: pg.PoolClient,
  codes: readonly { company: number; seq: number }[],
): Promise<Map<string, LockedIdentifier>> {
  const { rows } = await client.query<HeldRow>({
    name: 'hold_codes',
    text: 'select * from hold_codes($1, $2)',
    values: [codes.map(({ company }) => company), codes.map(({ seq }) => seq)],
  });
  return new Map(rows.map((row) => [`${row.company_id}:${row.seq}`, heldFrom(row)]));
}

/** Reads and locks one code in the caller's transaction, which judges it without a scan. */
export async function holdCode(
  tx: Tx,
  { company, seq }: { company: number; seq: number },
): Promise<LockedIdentifier | null> {
  const { rows } = await sql<HeldRow>`
    select * from hold_codes(array[${company}::int], array[${seq}::bigint])`.execute(tx);
  return rows[0] ? heldFrom(rows[0]) : null;
}

const heldFrom = (row: HeldRow): LockedIdentifier => ({
  time: row.at_time,
  company: row.company_id,
  seq: row.seq,
  // A batch is recalled at once; its codes follow in the background.
  state: row.is_recalled ? 'recalled' : stateOf(row.state),
  scans: row.scans,
  firstTime: row.first_time,
  firstNo: row.first_no,
  partId: row.part_id,
  batchId: row.batch_id,
  warranty:
    row.warranty_start && row.warranty_end
      ? { start: row.warranty_start, end: row.warranty_end }
      : null,
  saleTime: row.sale_time,
  recent: (row.recent ?? []).map(([seconds, device, province, latitude, longitude, , , address]) =>
    asScan(
      seconds * 1_000,
      { device, address },
      province,
      latitude === null || longitude === null ? null : { latitude, longitude },
    ),
  ),
  checks: (row.recent ?? [])
    .slice(0, shownChecks)
    .map(([seconds, , province, , , number, city]) => ({
      number: number ?? 0,
      province,
      city,
      time: new Date(seconds * 1_000),
    })),
  pagePlan: row.page_plan,
});

/** How many checks consumers are told of: from the first since shipment on, so that count and time agree. */
export const checksSince = ({ scans, firstNo }: { scans: number; firstNo: number | null }) =>
  firstNo === null ? 0 : scans - firstNo + 1;

/** A code whose count changed; and the number of its first scan, if it is among these. */
export type Counted = { company: number; seq: number; scans: number; firstNo: number | null };

const write = `
  with counted as (
    update identifier as i set scans = u.scans, first_no = coalesce(u.first_no, i.first_no),
      first_time = case when u.first_no is null then i.first_time else now() end
    from unnest($1::int[], $2::bigint[], $3::int[], $4::int[]) as u (company, seq, scans, first_no)
    where i.company_id = u.company and i.seq = u.seq)
  insert into scan_log (company_id, seq, part_id, batch_id, channel, call, verdict, reasons, counts, is_first,
    number, device, address, province, city, latitude, longitude, account_id, dealer_id)
  select * from unnest($5::int[], $6::bigint[], $7::int[], $8::int[], $9::smallint[], $10::smallint[], $11::smallint[],
    $12::jsonb[], $13::bool[], $14::bool[], $15::int[], $16::bigint[], $17::bigint[], $18::smallint[], $19::text[],
    $20::real[], $21::real[], $22::int[], $23::int[])`;

/** Writes counts and log rows in one statement. */
export async function writeScans(
  { metrics }: { metrics: Metrics },
  client: pg.PoolClient,
  counted: readonly Counted[],
  lines: readonly LogLine[],
): Promise<void> {
  const column = <T>(pick: (line: LogLine) => T) => lines.map(pick);
  await client.query({
    name: 'write_scans',
    text: write,
    values: [
      counted.map(({ company }) => company),
      counted.map(({ seq }) => seq),
      counted.map(({ scans }) => scans),
      counted.map(({ firstNo }) => firstNo),
      column(({ company }) => company),
      column(({ seq }) => seq),
      column(({ partId }) => partId),
      column(({ batchId }) => batchId),
      column(({ channel }) => channels.indexOf(channel)),
      column(({ call }) => call),
      column(({ verdict }) => verdicts.indexOf(verdict)),
      column(({ reasons }) => JSON.stringify(reasons)),
      column(({ counts }) => counts),
      column(({ isFirst }) => isFirst),
      column(({ number }) => number),
      column(({ device }) => device),
      column(({ address }) => address),
      column(({ province }) => province),
      column(({ city }) => city),
      column(({ position }) => position?.latitude ?? null),
      column(({ position }) => position?.longitude ?? null),
      column(({ accountId }) => accountId),
      column(({ dealerId }) => dealerId),
    ],
  });
  for (const { verdict } of lines) metrics.scans.inc({ verdict });
}
