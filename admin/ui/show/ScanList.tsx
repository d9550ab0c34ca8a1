import { useLanguage, useSay } from '#admin/app/language.ts';
import { reasons, type ReasonCode } from '#contract/codes/verdicts.ts';
import { countryName, isCountry } from '#contract/countries.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { monitorTexts } from '#contract/features/dashboard/monitor/texts.ts';
import type { ScanRow } from '#contract/features/identity/identifiers/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { DateTime } from './DateTime.tsx';
import { showTexts } from './texts.ts';
import { VerdictDot } from './VerdictDot.tsx';
import styles from './scans.module.css';

/** Municipalities: shown once, not as province and city. */
const ownCities: ReadonlySet<number> = new Set([11, 12, 31, 50, 81, 82]);

const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons, code);

/** Scans of a code: when, from where, with which verdict. */
export function ScanList({ scans }: { scans: readonly ScanRow[] }) {
  return (
    <ol className={styles.scans}>
      {scans.map((scan) => (
        <ScanItem key={scan.id} scan={scan} />
      ))}
    </ol>
  );
}

function ScanItem({ scan }: { scan: ScanRow }) {
  const say = useSay();
  const told = scan.reasons.flatMap(({ code, params }) =>
    isReason(code) ? [say(reasons[code], params)] : [],
  );
  const notes = [
    say(monitorTexts.channels[scan.channel]),
    scan.device && say(showTexts.scans.device, { mark: scan.device.slice(0, 6) }),
    scan.counts
      ? scan.number !== null && say(showTexts.scans.number, { n: scan.number })
      : say(showTexts.scans.uncounted),
  ].filter(Boolean);
  return (
    <li>
      <div className={styles.head}>
        <VerdictDot verdict={scan.verdict} />
        <span className={styles.place}>
          <PlaceText scan={scan} />
        </span>
        <DateTime at={scan.scan_time} precision="second" />
      </div>
      <p>{notes.join(' · ')}</p>
      {told.length > 0 && <p>{told.join(' · ')}</p>}
    </li>
  );
}

/** The location of a scan, as far as known. */
export function PlaceText({ scan }: { scan: Pick<ScanRow, 'province' | 'city'> }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  if (scan.province === 0 && isCountry(scan.city)) return countryName(scan.city, language);
  const province = provinceOf(scan.province);
  const name = province ? say(province.name) : '';
  const city = ownCities.has(scan.province) ? '' : scan.city;
  return [name, city].filter(Boolean).join(' ') || say(consumerTexts.unknownPlace);
}
