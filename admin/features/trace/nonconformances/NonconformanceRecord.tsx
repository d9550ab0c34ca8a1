import { Button } from 'antd';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import {
  DueDay,
  NonconformanceSeverityDot,
  NonconformanceStateDot,
} from '#admin/ui/nonconformances/NonconformanceCells.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type {
  NonconformanceInfo,
  Recallable,
} from '#contract/features/trace/nonconformances/contract.ts';
import type { NonconformanceStep } from '#contract/features/trace/nonconformances/moves.ts';
import { effectTexts, sourceTexts } from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { links } from './links.ts';
import { recalls } from './RecallDialog.tsx';
import { nonconformancesPageTexts as texts } from './texts.ts';
import styles from './nonconformances.module.css';

const { fields, states } = nonconformanceTexts;
const way = ['open', 'acting', 'checking', 'closed'] as const;
const tones: Partial<Record<NonconformanceStep, StateTone>> = {
  opened: 'caution',
  plan: 'busy',
  finish: 'busy',
  close: 'good',
  redo: 'bad',
  recalledBatch: 'bad',
  recalledLot: 'bad',
  recalledCode: 'bad',
};

type Props = { found: NonconformanceInfo; onRecall: (of: Recallable) => void };

/** A finding: what is wrong, why, what is done about it, and how it went. */
export function NonconformanceRecord({ found, onRecall }: Props) {
  const say = useSay();
  return (
    <RecordParts>
      {found.state !== 'cancelled' && (
        <StateSteps
          label={say(texts.way)}
          steps={way.map((key) => ({ key, title: say(states[key]) }))}
          current={found.state}
          done={found.state === 'closed'}
        />
      )}
      <section className={styles.finding} data-severity={found.severity}>
        <div className={styles.states}>
          <NonconformanceSeverityDot severity={found.severity} />
          <NonconformanceStateDot state={found.state} />
        </div>
        <p className={styles.title}>{found.title}</p>
        {found.description && <p>{found.description}</p>}
      </section>
      <Subjects found={found} />
      <Work found={found} />
      <Recalls found={found} onRecall={onRecall} />
      <section>
        <h3>{say(texts.history)}</h3>
        <Timeline
          items={found.steps.map(
            ({ step, note, subject, due_day: day, create_user: who, create_time: time }) => ({
              time,
              title: say(texts.steps[step], { subject, day: day ?? '' }),
              who,
              ...(note && step !== 'opened' ? { text: note } : {}),
              tone: tones[step] ?? 'idle',
            }),
          )}
        />
      </section>
    </RecordParts>
  );
}

/** Where it was found and what it is about, each with the way there. */
function Subjects({ found }: { found: NonconformanceInfo }) {
  const say = useSay();
  const source = say(sourceTexts[found.source]);
  return (
    <Facts>
      <Fact label={fields.source} wide>
        {found.source === 'manual' ? (
          source
        ) : found.source_name === '' ? (
          `${source} (${say(texts.deleted)})`
        ) : (
          <Way to={links[found.source](found)}>
            {say(texts.sourceOf, { source, name: found.source_name })}
          </Way>
        )}
      </Fact>
      {found.part_name && <Fact label={fields.part_name}>{found.part_name}</Fact>}
      {found.batch_code && (
        <Fact label={fields.batch_code}>
          <Way to={`/trace/batch?keyword=${encodeURIComponent(found.batch_code)}`}>
            {found.batch_code}
          </Way>
        </Fact>
      )}
      {found.lot_id !== null && (
        <Fact label={fields.lot_code}>
          <Way to={`/trace/lot?lot=${found.lot_id}`}>{found.lot_code}</Way>
        </Fact>
      )}
      {found.identifier_id !== null && (
        <Fact label={fields.serial_number}>
          <Way to={`/identity/list?identifier=${found.identifier_id}`}>
            <CodeText code={found.serial_number} grouped copyable={false} />
          </Way>
        </Fact>
      )}
      <Fact label={fields.create_time}>
        <DateTime at={found.create_time} />
      </Fact>
    </Facts>
  );
}

/** A link for those who may open its page. */
function Way({ to, children }: { to: string; children: React.ReactNode }) {
  const reachable = useReachable();
  return reachable.has(to.split('?')[0]!) ? <Link to={to}>{children}</Link> : children;
}

function Work({ found }: { found: NonconformanceInfo }) {
  const say = useSay();
  if (found.state === 'cancelled' && found.cause === '')
    return (
      <Facts>
        <Fact label={fields.reason} wide>
          {found.reason}
        </Fact>
      </Facts>
    );
  return (
    <Facts>
      <Fact label={fields.owner_name}>{found.owner_name || say(texts.nobody)}</Fact>
      <Fact label={fields.due_day}>
        <DueDay {...found} />
      </Fact>
      {found.cause && (
        <Fact label={fields.cause} wide>
          {found.cause}
        </Fact>
      )}
      {found.action && (
        <Fact label={fields.action} wide>
          {found.action}
        </Fact>
      )}
      {found.performed && (
        <Fact label={fields.performed} wide>
          {found.performed}
        </Fact>
      )}
      {found.is_effective !== null && (
        <Fact label={fields.effect} wide>
          <StateDot tone={found.is_effective ? 'good' : 'bad'}>
            {say(effectTexts[found.is_effective ? 'yes' : 'no'])}
          </StateDot>{' '}
          {found.effect}
        </Fact>
      )}
      {found.reason && (
        <Fact label={fields.reason} wide>
          {found.reason}
        </Fact>
      )}
    </Facts>
  );
}

/** What can be recalled because of it, until it is settled: afterwards a recall is not noted with it. */
function Recalls({ found, onRecall }: Props) {
  const say = useSay();
  const can = useCan();
  const open = found.recalls.filter((one) => one.is_open && can({ has: recalls[one.kind].allow }));
  if (open.length === 0 || found.state === 'cancelled' || found.state === 'closed') return null;
  return (
    <section>
      <h3>{say(texts.recall.title)}</h3>
      <div className={styles.recalls}>
        {open.map((one) => (
          <Button key={one.kind} danger onClick={() => onRecall(one)}>
            {say(texts.recall[one.kind], { code: one.code })}
          </Button>
        ))}
      </div>
    </section>
  );
}
