import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import type { Text } from '#contract/text.ts';
import type { Found } from './found.ts';
import { LotAnswer } from './LotAnswer.tsx';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const { fields, states } = receivingTexts;
const texts = queryPageTexts.serial;

/** A serial that a supplier gave a unit: how it came here, what its maker knew of it, and where its lot went. */
export function SerialAnswer({
  answer: { serial, fitted, genealogy },
}: {
  answer: Found<'serial'>;
}) {
  const say = useSay();
  const reachable = useReachable();
  const { history } = serial;
  const times: [Text, string | null | undefined][] = [
    [texts.made, history?.made_time],
    [texts.packed, history?.pack_time],
    [texts.shipped, history?.ship_time],
    [texts.received, history?.receive_time],
  ];
  return (
    <div className={styles.answer}>
      <Panel
        title={`${say(traceTexts.found.serial)} ${serial.code}`}
        extra={
          reachable.has('/procure/receiving') && (
            <Link to={`/procure/receiving?receiving=${serial.receiving_id}`}>
              {say(texts.open)}
            </Link>
          )
        }
      >
        <Facts>
          <Fact label={fields.supplier_name}>{serial.supplier_name}</Fact>
          <Fact label={fields.code}>
            {serial.receiving_code} ({say(states[serial.receiving_state])})
          </Fact>
          <Fact label={fields.received_date}>{serial.received_date}</Fact>
          {fitted && (
            <Fact label={texts.fitted} wide>
              <RecordLink of={repairs} id={fitted.id} name={fitted.code} />{' '}
              <Link to={`/trace/query?text=${encodeURIComponent(fitted.serial_number)}`}>
                {say(texts.fittedInto, { code: fitted.serial_number })}
              </Link>
            </Fact>
          )}
          {history && (
            <>
              <Fact label={texts.maker}>{history.maker}</Fact>
              <Fact label={texts.part}>
                {history.part_name} {history.part_code}
              </Fact>
              <Fact label={texts.batch}>{history.batch}</Fact>
              {times.map(
                ([label, at]) =>
                  at && (
                    <Fact key={label.en} label={label}>
                      <DateTime at={at} />
                    </Fact>
                  ),
              )}
            </>
          )}
        </Facts>
      </Panel>
      <LotAnswer found={genealogy} />
    </div>
  );
}
