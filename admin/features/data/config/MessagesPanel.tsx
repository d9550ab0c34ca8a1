import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import {
  configCalls,
  type MailFacts,
  type SmsFacts,
} from '#contract/features/data/config/contract.ts';
import { languageTags } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { configPageTexts } from './texts.ts';
import styles from './config.module.css';

const { messages: texts, sms, mail } = configPageTexts;
const kinds = { sms, mail };
const lookAgainAfter = 15_000;

type MessagesPanelProps = { kind: keyof typeof kinds; onOpen: () => void };

/** How SMS messages or emails are sent, how many were, and a link to the list. */
export function MessagesPanel({ kind, onOpen }: MessagesPanelProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: [kind, spokenKey, 'facts'],
    queryFn: async ({ signal }) => (await api(configCalls[kind], {}, { signal, quiet: true })).data,
    refetchInterval: lookAgainAfter,
  });
  return (
    <Panel
      title={say(kinds[kind].title)}
      extra={
        <Button size="small" onClick={onOpen}>
          {say(kinds[kind].open)}
        </Button>
      }
    >
      <p className={styles.line}>{say(kinds[kind].line)}</p>
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(facts) => <Numbers kind={kind} facts={facts} />}
      </Loaded>
    </Panel>
  );
}

const driverTexts = { ...sms.drivers, ...mail.drivers };

function Numbers({ kind, facts }: { kind: keyof typeof kinds; facts: SmsFacts | MailFacts }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const counts = [
    [texts.today, facts.sent_today],
    [texts.waiting, facts.waiting],
    [texts.failed, facts.failed],
  ] as const;
  const driver = facts.driver === 'outbox' ? kinds[kind].drivers.outbox : driverTexts[facts.driver];
  return (
    <>
      <Facts>
        <Fact label={texts.driver}>{say(driver)}</Fact>
        {facts.gateway && <Fact label={kinds[kind].gateway}>{facts.gateway}</Fact>}
        {kind === 'sms' && (
          <Fact label={sms.limit}>
            {say(sms.limitWords, { seconds: limits.smsCountdown, minutes: limits.smsCodeMinutes })}
          </Fact>
        )}
      </Facts>
      <dl className={styles.counts}>
        {counts.map(([label, n]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{show(n)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
