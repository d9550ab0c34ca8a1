import { sql, type RawBuilder } from 'kysely';
import { verdicts, type Reason } from '#contract/codes/verdicts.ts';
import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { channels } from './log.ts';

type Row = {
  id: number;
  scan_time: Date;
  seq: number | null;
  own_code: string | null;
  part_name: string | null;
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

/** Enough of a device hash to distinguish it on one screen. */
const markOf = (device: string) =>
  BigInt.asUintN(64, BigInt(device)).toString(16).padStart(16, '0').slice(-6).toUpperCase();

/** Scans of a company for its staff; `from` provides log rows as `s`, in the required order. */
export async function readScans(
  app: App,
  tx: Tx,
  companyId: number,
  from: RawBuilder<unknown>,
): Promise<LiveScan[]> {
  const { rows } = await sql<Row>`
    select s.id, s.scan_time, s.seq, i.code as own_code, p.name as part_name, s.channel, s.verdict, s.reasons, s.counts,
      s.number, s.device::text, s.province, s.city, s.latitude, s.longitude
    from (${from}) as s
    left join identifier i on i.company_id = s.company_id and i.seq = s.seq
    left join part p on p.company_id = s.company_id and p.id = s.part_id
    order by s.scan_time desc, s.id desc`.execute(tx);
  const known = rows.flatMap(({ seq, own_code: code }) => (seq === null ? [] : { seq, code }));
  const texts = await codeTexts(app, tx, companyId, known);
  return rows.map(({ seq, own_code: _own, part_name: part, ...row }) => ({
    ...row,
    scan_time: row.scan_time.toISOString(),
    channel: channels[row.channel]!,
    verdict: verdicts[row.verdict]!,
    device: markOf(row.device),
    identifier_id: seq,
    code: seq === null ? '' : (texts.get(seq) ?? ''),
    part_name: part ?? '',
  }));
}
