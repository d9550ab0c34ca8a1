import { verdicts, type Reason, type ReasonCode } from '#contract/codes/verdicts.ts';
import type { IncidentKind } from '#contract/features/risk/incidents/kinds.ts';
import type { RiskKind } from '#contract/features/risk/rules/contract.ts';
import { isSameCity } from '#contract/places.ts';
import type { RulesInForce } from './risk-rules.ts';

/** A scan log row for the risk rules. */
export type LoggedScan = {
  company_id: number;
  id: number;
  xact: string;
  scan_time: Date;
  /** The day in Shanghai. */
  day: string;
  seq: number | null;
  part_id: number | null;
  batch_id: number | null;
  channel: number;
  verdict: number;
  reasons: Reason[];
  counts: boolean;
  is_first: boolean;
  address: string;
  province: number;
  /** The local name, abroad the country; empty if unknown. */
  city: string;
};

/** A rule that fired: for what, and with which values. */
export type Finding = {
  kind: IncidentKind;
  /** The subject: while an incident about it is open, no second is opened. */
  subject: string;
  scan: LoggedScan;
  dealerId: number | null;
  detail: Record<string, number | string>;
};

/** The rule behind each reason. */
const kindOf: Partial<Record<ReasonCode, RiskKind>> = {
  manyDevices: 'cautionDevices',
  tooManyDevices: 'cloneDevices',
  manyProvinces: 'cloneProvinces',
  tooFast: 'speed',
  notShipped: 'unshipped',
  notInUse: 'unshipped',
  voided: 'voided',
  recalled: 'recalled',
};

const unknown = [verdicts.indexOf('UNKNOWN'), verdicts.indexOf('THROTTLED')];
export const isGuess = ({ seq, verdict }: LoggedScan) => seq === null && unknown.includes(verdict);
export const isConsumers = ({ channel }: LoggedScan) => channel === 0;

/** The findings of the verdict itself. */
export function verdictFindings(scan: LoggedScan, { params, isOn }: RulesInForce): Finding[] {
  if (!isConsumers(scan) || scan.seq === null) return [];
  return scan.reasons.flatMap(({ code, params: found }) => {
    const kind = kindOf[code];
    if (!kind || !isOn[kind]) return [];
    const detail = { ...params[kind], ...found };
    return { kind, subject: `code:${scan.seq}`, scan, dealerId: null, detail };
  });
}

/** Wrong security codes until an asker or the code itself had to rest: an attack on the code, or a copied label. */
export function scratchFinding(scan: LoggedScan, { params, isOn }: RulesInForce): Finding[] {
  if (!isOn.guessing || scan.seq === null) return [];
  const rest = scan.reasons.find(({ code }) => code === 'locked' || code === 'paused');
  if (!rest) return [];
  const found = {
    rest_minutes: rest.params?.minutes ?? 0,
    for_all: rest.code === 'paused' ? 1 : 0,
  };
  const detail = { ...params.guessing, ...found };
  return [{ kind: 'guessing', subject: `code:${scan.seq}`, scan, dealerId: null, detail }];
}

export type Territory = {
  dealer_id: number;
  province: number;
  /** The name of a city; without one the whole province. */
  city: string | null;
  from_day: string;
  until_day: string | null;
};

/** A scan without a known city is no finding if the dealer may sell in some city of its province. */
const isWithin = (
  { province, city, from_day: from, until_day: until }: Territory,
  scan: Pick<LoggedScan, 'province' | 'city' | 'day'>,
): boolean =>
  province === scan.province &&
  (city === null || scan.city === '' || isSameCity(city, scan.city)) &&
  from <= scan.day &&
  (until === null || until >= scan.day);

/** Whether a consumer scanned a product where its dealer may not sell. */
export function isAstray(
  scan: LoggedScan,
  holder: number | null | undefined,
  territories: readonly Territory[],
): holder is number {
  const isUnknown = scan.province === 0 && scan.city === '';
  if (!scan.counts || !isConsumers(scan) || !holder || isUnknown) return false;
  const own = territories.filter(({ dealer_id: dealer }) => dealer === holder);
  // A dealer without territories may sell anywhere; one whose territories are over or in the future, nowhere.
  return own.length > 0 && !own.some((one) => isWithin(one, scan));
}

/** A product scanned where its dealer may not sell; consumers are never told. */
export function territoryFindings(
  scan: LoggedScan,
  holder: number | null | undefined,
  territories: readonly Territory[],
  { isOn }: RulesInForce,
): Finding[] {
  if (!isOn.offTerritory || !isAstray(scan, holder, territories)) return [];
  const { province, city } = scan;
  const subject = `dealer:${holder}:${province || city}`;
  const detail: Finding['detail'] = province === 0 ? { country: city } : {};
  return [{ kind: 'offTerritory', subject, scan, dealerId: holder, detail }];
}

/** Unknown codes from one address; `times` are all of its unknown queries, in order. */
export function guessFinding(
  scan: LoggedScan,
  times: readonly number[],
  { params, isOn }: RulesInForce,
): Finding[] {
  if (!isOn.guessing || !isGuess(scan)) return [];
  const { codes, minutes } = params.guessing;
  const now = scan.scan_time.getTime();
  const n = times.filter((time) => time <= now && time > now - minutes * 60_000).length;
  if (n < codes) return [];
  const subject = `address:${scan.address}`;
  return [{ kind: 'guessing', subject, scan, dealerId: null, detail: { ...params.guessing, n } }];
}

/** The median; days without any count as zero. */
export function medianOf(counts: readonly number[], days: number): number {
  const all = [...counts, ...Array<number>(Math.max(0, days - counts.length)).fill(0)].toSorted(
    (a, b) => a - b,
  );
  const middle = all.length >> 1;
  return all.length % 2 === 1 ? all[middle]! : (all[middle - 1]! + all[middle]!) / 2;
}

/** A batch scanned far more often than usual. */
export function burstFinding(
  scan: LoggedScan,
  today: number,
  median: number,
  { params, isOn }: RulesInForce,
): Finding[] {
  const { times, least } = params.burst;
  if (!isOn.burst || today < least || today <= times * median) return [];
  const subject = `batch:${scan.batch_id}`;
  const detail = { times, least, n: today, median };
  return [{ kind: 'burst', subject, scan, dealerId: null, detail }];
}
