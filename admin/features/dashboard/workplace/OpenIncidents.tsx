import { useSay } from '#admin/app/language.ts';
import { KindText, SeverityDot } from '#admin/ui/incidents/IncidentCells.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { workplaceTexts } from './texts.ts';
import styles from './incidents.module.css';

const texts = workplaceTexts.incidents;

/** The latest incidents nobody has judged yet; each leads to itself. */
export function OpenIncidents({ incidents }: { incidents: NonNullable<Workplace['incidents']> }) {
  const say = useSay();
  if (incidents.length === 0) return <p className={styles.calm}>{say(texts.none)}</p>;
  return (
    <ul className={styles.incidents} aria-label={say(texts.title)}>
      {incidents.map(({ id, code, kind, severity, last_time: time }) => (
        <li key={id}>
          <SeverityDot severity={severity} />
          <KindText kind={kind} />
          <span className={styles.when}>
            <ReachableLink to={`/sale/incident?keyword=${encodeURIComponent(code)}`}>
              {code}
            </ReachableLink>
            <DateTime at={time} />
          </span>
        </li>
      ))}
    </ul>
  );
}
