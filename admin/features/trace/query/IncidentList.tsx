import { Link } from 'react-router';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Incident, IncidentState } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentKindTexts } from '#contract/features/risk/incidents/kinds.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

const tones: Record<IncidentState, StateTone> = {
  open: 'caution',
  confirmed: 'bad',
  penalised: 'bad',
  dismissed: 'idle',
  closed: 'idle',
};

/** What the risk rules found about it. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  const say = useSay();
  const reachable = useReachable();
  if (incidents.length === 0) return <p className={styles.none}>{say(texts.incidents.none)}</p>;
  return (
    <ul className={styles.list}>
      {incidents.map((incident) => (
        <li key={incident.id}>
          {reachable.has('/sale/incident') ? (
            <Link to={`/sale/incident?incident=${incident.id}`}>
              {say(incidentKindTexts[incident.kind])}
            </Link>
          ) : (
            say(incidentKindTexts[incident.kind])
          )}
          <StateDot tone={tones[incident.state]}>
            {say(incidentTexts.states[incident.state])}
          </StateDot>
          <span>{say(texts.incidents.hits, { n: incident.hits })}</span>
          <DateTime at={incident.last_time} />
        </li>
      ))}
    </ul>
  );
}
