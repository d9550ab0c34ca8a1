import { Button } from 'antd';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useMayOpen } from '#admin/app/routes/reachable.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  historyLogCalls,
  type HistoryLog,
  type StampState,
} from '#contract/features/system/history-log/contract.ts';
import { historyLogTexts } from '#contract/features/system/history-log/texts.ts';
import { stampErrors } from '#contract/stamp-errors.ts';
import { CopyText } from './CopyText.tsx';
import { historyLogPageTexts as texts } from './texts.ts';

const tones: Record<StampState, StateTone> = {
  off: 'idle',
  waiting: 'busy',
  failed: 'caution',
  behind: 'busy',
  stamped: 'good',
};

/** The authority that certifies the time of heads, and what it answered last. */
export function StampsPanel({ stamps }: Pick<HistoryLog, 'stamps'>) {
  const say = useSay();
  const can = useCan();
  const mayOpen = useMayOpen();
  const { isBusy, run } = useCommand('historyLog');
  const ask = () =>
    run(async () => {
      toast.success((await api(historyLogCalls.stamp)).msg);
    });
  const isSet = stamps.state !== 'off';
  return (
    <Panel
      title={say(texts.stamps)}
      note={say(texts.stampsLine)}
      extra={
        isSet && can({ has: historyLogCalls.stamp.allow }) ? (
          <Button
            size="small"
            loading={isBusy || stamps.state === 'waiting'}
            onClick={() => void ask()}
          >
            {say(texts.stampNow)}
          </Button>
        ) : (
          !isSet &&
          mayOpen('/data/config') && <Link to="/data/config">{say(texts.setAuthority)}</Link>
        )
      }
    >
      <Facts>
        <Fact label={texts.stampState}>
          <StateDot tone={tones[stamps.state]}>
            {say(historyLogTexts.stampStates[stamps.state])}
          </StateDot>
        </Fact>
        {isSet && <Fact label={texts.authorityAddress}>{stamps.address}</Fact>}
        {stamps.error !== '' && (
          <Fact label={texts.stampError} wide>
            {[say(stampErrors[stamps.error]), stamps.error_detail].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {stamps.last && (
          <>
            <Fact label={texts.stampTime}>
              <DateTime at={stamps.last.time} />
            </Fact>
            <Fact label={texts.authority}>{stamps.last.authority}</Fact>
            <Fact label={texts.stampSize}>{stamps.last.size}</Fact>
            <Fact label={texts.fingerprint} wide>
              <CopyText text={stamps.last.fingerprint} />
            </Fact>
          </>
        )}
      </Facts>
    </Panel>
  );
}
