import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { stateTexts } from '#contract/codes/states.ts';
import type { CirculationAnswer } from '#contract/features/query/circulation/contract.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { BatchAnswer } from './BatchAnswer.tsx';
import { Chain } from './Chain.tsx';
import { Dwell } from './Dwell.tsx';
import { Holders } from './Holders.tsx';
import { circulationPageTexts as texts } from './texts.ts';
import styles from './circulation.module.css';

type Found<F extends CirculationAnswer['found']> = Extract<CirculationAnswer, { found: F }>;
const { facts } = texts;

export function Answer({ answer, text }: { answer: CirculationAnswer; text: string }) {
  const say = useSay();
  if (answer.found === 'identifier') return <IdentifierAnswer found={answer} />;
  if (answer.found === 'batch') return <BatchAnswer found={answer} />;
  if (answer.found === 'shipment') return <ShipmentAnswer found={answer} />;
  return (
    <Panel>
      <EmptyState title={say(texts.nothing, { text })} hint={say(texts.nothingHint)} />
    </Panel>
  );
}

function IdentifierAnswer({ found }: { found: Found<'identifier'> }) {
  const say = useSay();
  const { code, batch_code: batch } = found;
  return (
    <div className={styles.stack}>
      <Panel
        title={code}
        extra={
          <ReachableLink to={`/trace/query?text=${encodeURIComponent(code)}`}>
            {say(texts.story)}
          </ReachableLink>
        }
      >
        <Facts>
          <Fact label={facts.part}>{found.part_name}</Fact>
          <Fact label={facts.batch}>
            {batch && (
              <ReachableLink to={`/query/circulation?text=${encodeURIComponent(batch)}`}>
                {batch}
              </ReachableLink>
            )}
          </Fact>
          <Fact label={facts.state}>{say(stateTexts[found.state])}</Fact>
        </Facts>
      </Panel>
      <Chain stays={found.stays} />
    </div>
  );
}

function ShipmentAnswer({ found }: { found: Found<'shipment'> }) {
  const say = useSay();
  return (
    <div className={styles.stack}>
      <Panel
        title={say(texts.shipment, { code: found.code })}
        extra={<RecordLink of={shipments} id={found.id} name={found.code} />}
      >
        <Facts>
          <Fact label={facts.from}>{found.from_name}</Fact>
          <Fact label={facts.to}>{found.to_name}</Fact>
          <Fact label={facts.state}>
            <ShipmentState state={found.state} />
          </Fact>
          <Fact label={facts.units}>{found.units}</Fact>
          <Fact label={facts.received}>{found.received}</Fact>
          <Fact label={facts.missing}>{found.missing}</Fact>
          <Fact label={facts.shipped}>{found.ship_time && <DateTime at={found.ship_time} />}</Fact>
          <Fact label={facts.receivedAt}>
            {found.receive_time && <DateTime at={found.receive_time} />}
          </Fact>
          <Fact label={facts.dwell}>
            <Dwell seconds={found.seconds} />
          </Fact>
        </Facts>
      </Panel>
      <Holders now={found.now} />
    </div>
  );
}
