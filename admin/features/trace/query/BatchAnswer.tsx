import { Link } from 'react-router';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSay } from '#admin/app/language.ts';
import { EventTimeline } from '#admin/ui/codes/EventTimeline.tsx';
import { OriginTable } from '#admin/ui/materials/OriginTable.tsx';
import { materialUiTexts } from '#admin/ui/materials/texts.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import type { IdentifierState } from '#contract/codes/states.ts';
import { BatchFacts } from './BatchFacts.tsx';
import type { BatchFound } from './found.ts';
import { IncidentList } from './IncidentList.tsx';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

/** A batch: details, the states of its identifiers, and its events. */
export function BatchAnswer({
  answer: { batch, states, events, incidents, materials },
}: {
  answer: BatchFound;
}) {
  const say = useSay();
  const reachable = useReachable();
  const most = Math.max(1, ...states.map(({ n }) => n));
  return (
    <div className={styles.answer}>
      <Panel
        title={say(texts.batch.title)}
        extra={
          reachable.has('/identity/list') && (
            <Link to={`/identity/list?batch_id=${batch.id}`}>{say(texts.batch.list)}</Link>
          )
        }
      >
        <BatchFacts batch={batch} />
      </Panel>
      <div className={styles.columns}>
        <Panel title={say(texts.batch.states)}>
          {states.length === 0 && <p className={styles.none}>{say(texts.batch.noStates)}</p>}
          <ul className={styles.bars}>
            {states.map(({ state, n }) => (
              <li key={state}>
                <IdentifierStateDot state={state as IdentifierState} />
                <i style={{ width: `${(n / most) * 100}%` }} aria-hidden="true" />
                <span>{formatQuantity(n)}</span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={say(texts.timeline)}>
          <EventTimeline events={events} />
        </Panel>
        <Panel title={say(materialUiTexts.origins)}>
          <OriginTable origins={materials} />
        </Panel>
        <Panel title={say(texts.incidents.title)}>
          <IncidentList incidents={incidents} />
        </Panel>
      </div>
    </div>
  );
}
