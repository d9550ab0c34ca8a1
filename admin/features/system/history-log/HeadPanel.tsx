import { Alert } from 'antd';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useMayOpen } from '#admin/app/routes/reachable.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import type { HistoryLog } from '#contract/features/system/history-log/contract.ts';
import { CopyText } from './CopyText.tsx';
import { historyLogPageTexts as texts } from './texts.ts';

/** The newest head of the log, and who signed it beside us. */
export function HeadPanel({ log: { head, witnesses } }: { log: HistoryLog }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <Panel
      title={say(texts.head)}
      extra={
        mayOpen('/system/witness') && (
          <Link to="/system/witness">{say(texts.witnesses, { n: witnesses })}</Link>
        )
      }
    >
      {head ? <Head head={head} /> : <p>{say(texts.noHead)}</p>}
    </Panel>
  );
}

function Head({ head }: { head: NonNullable<HistoryLog['head']> }) {
  const say = useSay();
  return (
    <Facts>
      <Fact label={texts.size}>
        <Quantity value={head.size} />
      </Fact>
      <Fact label={texts.day}>{head.day}</Fact>
      <Fact label={texts.signed}>
        <DateTime at={head.signed_time} />
      </Fact>
      <Fact label={texts.root} wide>
        <CopyText text={head.root} />
      </Fact>
      <Fact label={texts.cosigned} wide>
        {head.cosigned.length > 0 ? (
          head.cosigned
            .map(({ name, signed_time: time }) =>
              say(texts.cosignedBy, { name, time: showTime(time) }),
            )
            .join('\n')
        ) : (
          <Alert type="warning" showIcon title={say(texts.noCosigned)} />
        )}
      </Fact>
    </Facts>
  );
}
