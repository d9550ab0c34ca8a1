import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import type { CirculationAnswer } from '#contract/features/query/circulation/contract.ts';
import { circulationTexts } from '#contract/features/query/circulation/texts.ts';
import { Dwell } from './Dwell.tsx';
import { HolderName } from './HolderName.tsx';
import { Holders } from './Holders.tsx';
import { circulationPageTexts as texts } from './texts.ts';
import styles from './circulation.module.css';

type BatchFound = Extract<CirculationAnswer, { found: 'batch' }>;
const { heads } = texts;

/** Where the units of a batch are, how long they stayed in each stage, and which of them do not move. */
export function BatchAnswer({ found }: { found: BatchFound }) {
  const say = useSay();
  return (
    <div className={styles.stack}>
      <Panel
        title={say(texts.batch, { code: found.code })}
        note={found.part_name}
        extra={
          <ReachableLink to={`/trace/query?text=${encodeURIComponent(found.code)}`}>
            {say(texts.story)}
          </ReachableLink>
        }
      >
        <PlainTable label={say(texts.stages)} heads={[heads.stage, heads.units, heads.averageStay]}>
          {found.stages.map(({ stage, units, seconds }) => (
            <tr key={stage}>
              <th scope="row">{say(circulationTexts.stages[stage])}</th>
              <td>
                <Quantity value={units} />
              </td>
              <td>
                <Dwell seconds={units > 0 ? seconds : null} />
              </td>
            </tr>
          ))}
        </PlainTable>
        <p className={styles.note}>{say(texts.stagesNote)}</p>
      </Panel>
      <Holders now={found.now} />
      <Slow slow={found.slow} />
    </div>
  );
}

function Slow({ slow }: Pick<BatchFound, 'slow'>) {
  const say = useSay();
  if (slow.length === 0)
    return (
      <Panel title={say(texts.slow)}>
        <EmptyState compact title={say(texts.noSlow)} />
      </Panel>
    );
  return (
    <Panel title={say(texts.slow)} note={say(texts.slowNote, { n: slow.length })}>
      <PlainTable
        label={say(texts.slow)}
        heads={[heads.code, heads.holder, heads.since, heads.held]}
      >
        {slow.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <ReachableLink to={`/query/circulation?text=${encodeURIComponent(one.code)}`}>
                {one.code}
              </ReachableLink>
            </th>
            <td>
              <HolderName kind={one.kind} id={one.holder_id} name={one.name} />
            </td>
            <td>
              <DateTime at={one.since} />
            </td>
            <td>
              <Dwell seconds={one.seconds} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  );
}
