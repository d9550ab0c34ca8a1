import { sql } from 'kysely';
import type { Reason } from '#contract/codes/verdicts.ts';
import { verdicts } from '#contract/codes/verdicts.ts';
import type { IdentifierInfo, ScanRow } from '#contract/features/identity/identifiers/contract.ts';
import { eventsOf } from '#server/events/find.ts';
import { notFound } from '#server/http/refusal.ts';
import { eventRows } from '#server/identifiers/event-rows.ts';
import type { Reader } from '#server/records/list.ts';
import { readIdentifiers } from './queries.ts';

const lastScans = 50;
const channels = ['consumer', 'staff', 'dealer'] as const;

type Found = {
  id: number;
  scan_time: Date;
  channel: number;
  verdict: number;
  reasons: Reason[];
  counts: boolean;
  number: number | null;
  device: string;
  province: number;
  city: string;
  latitude: number | null;
  longitude: number | null;
};

/** Who asked for an identifier lately, the newest first. */
export async function scansOf({ tx, who }: Reader, seq: number): Promise<ScanRow[]> {
  const { rows } = await sql<Found>`
    select id, scan_time, channel, verdict, reasons, counts, number, right(to_hex(device), 6) as device,
      province, city, latitude, longitude
    from scan_log where company_id = ${who.companyId} and seq = ${seq}
    order by scan_time desc, id desc limit ${lastScans}`.execute(tx);
  return rows.map((row) => ({
    ...row,
    scan_time: row.scan_time.toISOString(),
    channel: channels[row.channel]!,
    verdict: verdicts[row.verdict] ?? '',
  }));
}

/** An identifier with what happened to it and who asked for it. */
export async function readIdentifier(reader: Reader, id: number): Promise<IdentifierInfo> {
  const [row] = await readIdentifiers(reader, [id]);
  if (!row) throw notFound();
  const events = await eventsOf(reader.tx, reader.who.companyId!, id);
  return {
    ...row,
    events: await eventRows(reader, events),
    scan_list: await scansOf(reader, id),
  };
}
