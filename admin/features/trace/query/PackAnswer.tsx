import { Link } from 'react-router';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

const { fields } = packTexts;

/** An identifier pack: its progress, and a link to its identifiers. */
export function PackAnswer({ pack }: { pack: IdentifierPack }) {
  const say = useSay();
  const reachable = useReachable();
  return (
    <div className={styles.answer}>
      <Panel
        title={say(texts.pack.title)}
        extra={
          reachable.has('/identity/list') && (
            <Link to={`/identity/list?pack_id=${pack.id}`}>{say(texts.pack.list)}</Link>
          )
        }
      >
        <Facts>
          <Fact label={fields.code}>
            <CodeText code={pack.code} />
          </Fact>
          <Fact label={fields.state}>{say(packTexts.states[pack.state])}</Fact>
          <Fact label={fields.made}>
            <ProgressBar
              done={pack.made}
              total={pack.quantity}
              tone={pack.state === 'ready' ? 'good' : 'busy'}
            />
          </Fact>
          <Fact label={fields.rule_name}>{pack.rule_name}</Fact>
          <Fact label={fields.part_name}>{pack.part_name}</Fact>
          <Fact label={fields.batch_code}>{pack.batch_code}</Fact>
          <Fact label={fields.first_code}>
            {pack.first_code && <CodeText code={pack.first_code} />}
          </Fact>
          <Fact label={fields.last_code}>
            {pack.last_code && <CodeText code={pack.last_code} />}
          </Fact>
          <Fact label={fields.create_time}>
            <DateTime at={pack.create_time} />
          </Fact>
        </Facts>
      </Panel>
    </div>
  );
}
