import type { IdentifierState } from '#contract/codes/states.ts';
import type { Reason, Verdict } from '#contract/codes/verdicts.ts';

/** One scan as the rules see it. */
export type Scan = {
  time: number;
  /** A keyed hash that identifies the device. */
  device: string;
  /** A keyed hash of the network that the device was in. */
  address: string;
  province: string | null;
  place: { latitude: number; longitude: number } | null;
};

/** The parameters of the risk rules; a company may change them, or switch one off with null. */
export type RiskLimits = {
  cautionDevices: { devices: number; hours: number } | null;
  cloneDevices: { devices: number; days: number; apart: number } | null;
  cloneProvinces: { provinces: number; days: number } | null;
  speed: { kilometresPerHour: number; beyond: number } | null;
};
export const defaultLimits: RiskLimits = {
  cautionDevices: { devices: 3, hours: 24 },
  cloneDevices: { devices: 5, days: 7, apart: 0 },
  cloneProvinces: { provinces: 3, days: 7 },
  speed: { kilometresPerHour: 900, beyond: 100 },
};

/** Repeated scans by one device within this time count as one. */
export const sameScan = 30 * 60_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const earth = 6_371;

/** The distance between two places in kilometres. */
export function distance(
  one: NonNullable<Scan['place']>,
  other: NonNullable<Scan['place']>,
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)));
}

const inUse: readonly IdentifierState[] = ['shipped', 'received', 'sold', 'activated'];
const inTheHouse: readonly IdentifierState[] = ['commissioned', 'packed', 'returned'];

export type Judged = {
  verdict: Verdict;
  reasons: Reason[];
  /** Whether it counts as another check by a consumer. */
  counts: boolean;
  /** Whether it repeats the first check. */
  isFirst: boolean;
};

type Known = {
  state: IdentifierState;
  /** How many counted scans there were since then, this one not included. */
  count: number;
  /** When it was first checked after shipment. */
  firstTime: number | null;
  /** Counted scans, newest first. */
  recent: readonly Scan[];
};

/** The verdict on a consumer's scan, from the product's state and its recent scans (newest first). */
export function judge(scan: Scan, known: Known, limits: RiskLimits): Judged {
  const fixed = standing(known.state);
  // What was checked before it was shipped, or by a buyer who gave it back, is no earlier check of this one.
  const since = known.firstTime === null ? known.recent.length : known.count;
  const own = known.recent.findIndex(
    ({ device, time }, at) => at < since && device === scan.device && scan.time - time < sameScan,
  );
  const counts = own < 0;
  if (fixed) return { ...fixed, counts, isFirst: false };
  const clone = cloneReasons(scan, known.recent, limits);
  const caution = clone.length === 0 ? cautionReasons(scan, known.recent, limits) : [];
  const isFirst = known.firstTime === null;
  // A reload sees what it saw before: whatever came before its own check.
  const earlier = counts ? known.count : known.count - 1 - own;
  const checks: Reason =
    isFirst || earlier <= 0 ? { code: 'first' } : { code: 'repeat', params: { n: earlier } };
  const verdict =
    clone.length > 0
      ? 'SUSPECT_CLONE'
      : caution.length > 0
        ? 'CAUTION'
        : checks.code === 'first'
          ? 'GENUINE_FIRST'
          : 'GENUINE_REPEAT';
  return { verdict, reasons: [...clone, ...caution, checks], counts: counts || isFirst, isFirst };
}

/** The log and the code's row keep the time of one scan with different precision. */
export const isSameMoment = (time: number, first: number | null) =>
  first !== null && Math.abs(time - first) < 1_000;

/** The verdict that a state implies for every scan. */
function standing(state: IdentifierState): Pick<Judged, 'verdict' | 'reasons'> | null {
  if (inUse.includes(state)) return null;
  if (inTheHouse.includes(state)) return { verdict: 'CAUTION', reasons: [{ code: 'notShipped' }] };
  if (state === 'recalled') return { verdict: 'RECALLED', reasons: [{ code: 'recalled' }] };
  if (state === 'frozen') return { verdict: 'CAUTION', reasons: [{ code: 'frozen' }] };
  if (['unallocated', 'allocated', 'encoded'].includes(state))
    return { verdict: 'NOT_ACTIVATED', reasons: [{ code: 'notInUse' }] };
  return { verdict: 'VOID', reasons: [{ code: 'voided' }] };
}

const within = (scan: Scan, recent: readonly Scan[], span: number) => [
  scan,
  ...recent.filter(({ time }) => scan.time - time <= span),
];
const differing = (values: readonly string[]) => new Set(values).size;

/**
 * How many scans were independent of each other: both device and network differ in every pair. Twelve browsers behind
 * one address are one, and so is one phone in twelve networks. Counted only if there can be as many as `least`.
 */
export function independentOf(scans: readonly Scan[], least = 0): number {
  const most = Math.min(
    differing(scans.map(({ device }) => device)),
    differing(scans.map(({ address }) => address)),
  );
  if (most < least || most <= 1) return most;
  const networksOf = new Map<string, Set<string>>();
  for (const { device, address } of scans)
    networksOf.set(device, (networksOf.get(device) ?? new Set()).add(address));
  // The largest number of pairs without a common device or network: a maximum matching.
  const takenBy = new Map<string, string>();
  const place = (device: string, tried: Set<string>): boolean => {
    for (const address of networksOf.get(device)!) {
      if (tried.has(address)) continue;
      tried.add(address);
      const other = takenBy.get(address);
      if (other === undefined || place(other, tried)) {
        takenBy.set(address, device);
        return true;
      }
    }
    return false;
  };
  for (const device of networksOf.keys()) place(device, new Set());
  return takenBy.size;
}

/** Whether the scans lie at least so many minutes apart, from the first to the last. */
const areApart = (scan: Scan, scans: readonly Scan[], minutes: number) =>
  minutes === 0 || scans.some(({ time }) => scan.time - time >= minutes * minute);

function cautionReasons(
  scan: Scan,
  recent: readonly Scan[],
  { cautionDevices }: RiskLimits,
): Reason[] {
  if (!cautionDevices) return [];
  const { devices, hours } = cautionDevices;
  const n = independentOf(within(scan, recent, hours * hour), devices);
  return n >= devices ? [{ code: 'manyDevices', params: { n, hours } }] : [];
}

function cloneReasons(scan: Scan, recent: readonly Scan[], limits: RiskLimits): Reason[] {
  const found: Reason[] = [];
  const { cloneDevices, cloneProvinces, speed } = limits;
  if (cloneDevices) {
    const { devices, days, apart } = cloneDevices;
    const scans = within(scan, recent, days * day);
    const n = areApart(scan, scans, apart) ? independentOf(scans, devices) : 0;
    if (n >= devices) found.push({ code: 'tooManyDevices', params: { n, days } });
  }
  if (cloneProvinces) {
    const { provinces, days } = cloneProvinces;
    const scans = within(scan, recent, days * day);
    const n = new Set(scans.flatMap(({ province }) => province ?? [])).size;
    if (n >= provinces) found.push({ code: 'manyProvinces', params: { n, days } });
  }
  // A position is what a phone says of itself: only another phone in another network contradicts it.
  const last = recent.find(
    ({ place, device, address }) =>
      place !== null && device !== scan.device && address !== scan.address,
  );
  if (speed && scan.place && last?.place) {
    const km = distance(scan.place, last.place);
    const hours = Math.max(0, scan.time - last.time) / hour;
    if (km > speed.beyond && km > speed.kilometresPerHour * hours)
      found.push({ code: 'tooFast', params: { km: Math.round(km) } });
  }
  return found;
}
