import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ConsentText } from '#admin/ui/show/ConsentText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import { WarrantyDot } from '#admin/ui/warranties/WarrantyDot.tsx';
import { repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { warrantyCalls, type WarrantyInfo } from '#contract/features/sale/warranties/contract.ts';
import type { WarrantyStepKind } from '#contract/features/sale/warranties/kinds.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { warrantiesPageTexts as texts } from './texts.ts';
import styles from './warranties.module.css';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const { fields, steps: stepTexts } = warrantyTexts;
const tones: Record<WarrantyStepKind, StateTone> = {
  extended: 'good',
  transferred: 'busy',
  voided: 'bad',
  replaced: 'idle',
  inherited: 'good',
};
type Shown = { warranty: WarrantyInfo };

/** The unit, its owner, the terms, the repairs and the history. */
export function WarrantyRecord({ warranty }: Shown) {
  const say = useSay();
  return (
    <RecordParts>
      <WarrantyFacts warranty={warranty} />
      <p>
        <a href={warranty.certificate} target="_blank" rel="noreferrer">
          {say(texts.certificate)}
        </a>
      </p>
      <section>
        <h3>{say(texts.terms)}</h3>
        <p className={styles.terms}>{warranty.terms || say(texts.ownTerms)}</p>
      </section>
      <section>
        <h3>{say(texts.repairs)}</h3>
        <Repairs warranty={warranty} />
      </section>
      <section>
        <h3>{say(texts.history)}</h3>
        <History warranty={warranty} />
      </section>
    </RecordParts>
  );
}

function WarrantyFacts({ warranty }: Shown) {
  const say = useSay();
  const { granted_months: n, extended_months: more } = warranty;
  return (
    <Facts>
      <Fact label={fields.state}>
        <WarrantyDot state={warranty.state} />
        {warranty.transfer_time !== '' && ` · ${say(texts.transferred)}`}
      </Fact>
      <Fact label={fields.expire_time}>
        <DateTime at={warranty.expire_time} precision="day" />
      </Fact>
      <Fact label={fields.code}>
        <UnitLink code={warranty.code} />
      </Fact>
      <Fact label={fields.part_name}>
        <RecordLink of={parts} id={warranty.part_id} name={warranty.part_name} />
      </Fact>
      <Fact label={fields.name}>{warranty.name}</Fact>
      <Fact label={fields.phone}>
        {/* Empty if the person's data was erased; masked again when it is somebody else's. */}
        <PhoneNumber
          key={warranty.transfer_time}
          masked={warranty.phone}
          id={warranty.id}
          call={warrantyCalls.reveal}
        />
      </Fact>
      <Fact label={fields.active_time}>
        <DateTime at={warranty.active_time} />
      </Fact>
      <Fact label={fields.consent} wide>
        <ConsentText consent={warranty.consent} />
      </Fact>
      {warranty.place && <Fact label={fields.place}>{warranty.place}</Fact>}
      <Fact label={fields.start_time}>
        <DateTime at={warranty.start_time} precision="day" />
      </Fact>
      <Fact label={texts.period}>
        {more > 0 ? say(texts.monthsMore, { n, more }) : say(texts.months, { n })}
      </Fact>
      {warranty.policy_name && <Fact label={fields.policy_name}>{warranty.policy_name}</Fact>}
      {warranty.dealer_name && (
        <Fact label={fields.dealer_name}>
          <RecordLink of={dealers} id={warranty.dealer_id} name={warranty.dealer_name} />
        </Fact>
      )}
      {warranty.void_time && (
        <Fact label={fields.void_time}>
          <DateTime at={warranty.void_time} />
        </Fact>
      )}
      {warranty.void_reason && <Fact label={fields.void_reason}>{warranty.void_reason}</Fact>}
      {warranty.replaces_code && (
        <Fact label={fields.replaces_code}>
          <UnitLink code={warranty.replaces_code} />
        </Fact>
      )}
      {warranty.replaced_by_code && (
        <Fact label={fields.replaced_by_code}>
          <UnitLink code={warranty.replaced_by_code} />
        </Fact>
      )}
    </Facts>
  );
}

/** A unit, and everything about it where the reader may see that. */
function UnitLink({ code }: { code: string }) {
  const reachable = useReachable();
  const shown: ReactNode = <CodeText code={code} grouped copyable={false} />;
  return reachable.has(queryPath) ? (
    <Link to={`${queryPath}?text=${encodeURIComponent(code)}`}>{shown}</Link>
  ) : (
    shown
  );
}

function Repairs({ warranty: { repairs } }: Shown) {
  const say = useSay();
  const reachable = useReachable();
  if (repairs.length === 0) return <p>{say(texts.noRepairs)}</p>;
  return (
    <ul className={styles.repairs}>
      {repairs.map(({ id, code, fault_name: fault, state, create_time: time }) => (
        <li key={id}>
          {reachable.has('/sale/repair') ? (
            <Link to={`/sale/repair?repair=${id}`}>{code}</Link>
          ) : (
            code
          )}
          <span>{fault}</span>
          <span>{say(repairStateTexts[state])}</span>
          <DateTime at={time} precision="day" />
        </li>
      ))}
    </ul>
  );
}

function History({ warranty }: Shown) {
  const say = useSay();
  const begun = {
    time: warranty.active_time,
    title: say(texts.activated),
    who: warranty.dealer_name || say(texts.consumer),
    tone: 'good' as const,
    text: undefined,
  };
  const changes = warranty.steps.toReversed().map((step) => ({
    time: step.create_time,
    title: say(stepTexts[step.kind], { n: step.months ?? 0, code: step.code }),
    who: step.create_user,
    tone: tones[step.kind],
    text: step.reason && <p>{step.reason}</p>,
  }));
  return <Timeline items={[...changes, begun]} />;
}

const queryPath = '/trace/query';
