import { Link } from 'react-router';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import type { SecurityPack } from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

const { fields } = securityTexts;

/** A security code: correct or not, with its pack; or only the pack, if its number was searched for. */
export function SecurityAnswer({ pack, isRight }: { pack: SecurityPack; isRight: boolean | null }) {
  const say = useSay();
  const reachable = useReachable();
  return (
    <div className={styles.answer}>
      <Panel
        title={say(isRight === null ? texts.security.pack : texts.security.title)}
        extra={
          reachable.has('/trace/securityCode') && (
            <Link to={`/trace/securityCode?keyword=${encodeURIComponent(pack.code)}`}>
              {say(texts.security.open)}
            </Link>
          )
        }
      >
        <div className={styles.stack}>
          {isRight !== null && (
            <p className={styles.verdict}>
              <StateDot tone={isRight ? 'good' : 'bad'}>
                {say(isRight ? traceTexts.security.right : traceTexts.security.wrong)}
              </StateDot>
            </p>
          )}
          <Facts>
            <Fact label={fields.code}>
              <CodeText code={pack.code} />
            </Fact>
            <Fact label={fields.state}>{say(securityTexts.states[pack.state])}</Fact>
            <Fact label={fields.kind}>{say(securityTexts.kinds[pack.kind])}</Fact>
            <Fact label={fields.quantity}>{formatQuantity(pack.quantity)}</Fact>
            <Fact label={fields.checks}>{formatQuantity(pack.checks)}</Fact>
            <Fact label={fields.hits}>{formatQuantity(pack.hits)}</Fact>
            {pack.part_name && <Fact label={fields.part_name}>{pack.part_name}</Fact>}
            {pack.pack_code && <Fact label={fields.pack_code}>{pack.pack_code}</Fact>}
          </Facts>
        </div>
      </Panel>
    </div>
  );
}
