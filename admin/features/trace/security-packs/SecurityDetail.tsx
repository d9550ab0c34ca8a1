import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import type {
  SecurityPack,
  SecurityState,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { RateCell } from './SecurityCells.tsx';
import { securityPageTexts as texts } from './texts.ts';
import styles from './security.module.css';

const { fields, states } = securityTexts;
const way: readonly SecurityState[] = ['making', 'ready', 'requested', 'approved', 'downloaded'];
const isOver = (state: SecurityState) =>
  state === 'voided' || state === 'cancelled' || state === 'failed';

/** The download of plain codes: requested, approved, downloaded. */
export function SecurityDetail({ pack }: { pack: SecurityPack }) {
  const say = useSay();
  const by = (user: string, time: string | null) =>
    time ? say(texts.by, { user, time: showTime(time) }) : null;
  const reached: SecurityState =
    pack.state === 'paused'
      ? 'making'
      : !isOver(pack.state)
        ? pack.state
        : pack.download_time
          ? 'downloaded'
          : pack.made < pack.quantity
            ? 'making'
            : 'ready';
  return (
    <div className={styles.detail}>
      <StateSteps
        label={say(texts.steps)}
        current={reached}
        failed={isOver(pack.state)}
        done={pack.state === 'downloaded'}
        steps={way.map((one) => ({
          key: one,
          title: say(one === reached && isOver(pack.state) ? states[pack.state] : states[one]),
        }))}
      />
      <Facts>
        {pack.reason && (
          <Fact label={fields.reason} wide>
            {pack.reason}
          </Fact>
        )}
        <Fact label={fields.request_user}>{by(pack.request_user, pack.request_time)}</Fact>
        <Fact label={fields.approve_user}>{by(pack.approve_user, pack.approve_time)}</Fact>
        <Fact label={fields.download_time}>
          {pack.download_time && <DateTime at={pack.download_time} />}
        </Fact>
        <Fact label={texts.rate}>
          <RateCell pack={pack} />
        </Fact>
        <Fact label={fields.create_time}>
          <DateTime at={pack.create_time} />
        </Fact>
        {pack.remark && <Fact label={fields.remark}>{pack.remark}</Fact>}
      </Facts>
    </div>
  );
}
