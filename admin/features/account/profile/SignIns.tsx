import { Skeleton } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Standing } from '#contract/features/account/profile/standing.ts';
import { loginLogTexts } from '#contract/features/logs/login-log/texts.ts';
import { findText } from '#contract/text.ts';
import { profilePageTexts as texts } from './texts.ts';
import { usePosition } from './use-position.ts';
import styles from './profile.module.css';

/** The user's last sign-ins, so that a stranger's is noticed. */
export function SignIns() {
  const say = useSay();
  const query = usePosition();
  return (
    <Panel title={say(texts.signIns.title)}>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 4 }} title={false} />}>
        {({ sign_ins: list }) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{say(texts.signIns.none)}</p>
          ) : (
            <ul className={styles.signIns}>
              {list.map((one) => (
                <SignIn key={`${one.create_time}${one.result}`} {...one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function SignIn({ create_time: time, result, ip, browser, system }: Standing['sign_ins'][number]) {
  const say = useSay();
  const words = findText(loginLogTexts.results, result);
  const device = [browser, system].filter((one) => one !== '').join(' · ');
  return (
    <li>
      <time dateTime={time}>{showTime(time)}</time>
      <StateDot tone={result === 'ok' ? 'good' : 'bad'}>{words ? say(words) : result}</StateDot>
      <span>{[ip, device].filter((one) => one !== '').join(' · ')}</span>
    </li>
  );
}
