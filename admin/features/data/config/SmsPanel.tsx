import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { configCalls, type SmsFacts } from '#contract/features/data/config/contract.ts';
import { languageTags } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { configPageTexts } from './texts.ts';
import styles from './config.module.css';

const texts = configPageTexts.sms;
const lookAgainAfter = 15_000;

/** How messages are sent, how many were, and a link to the list. */
export function SmsPanel({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['sms', spokenKey, 'facts'],
    queryFn: async ({ signal }) => (await api(configCalls.sms, {}, { signal, quiet: true })).data,
    refetchInterval: lookAgainAfter,
  });
  return (
    <Panel
      title={say(texts.title)}
      extra={
        <Button size="small" onClick={onOpen}>
          {say(texts.open)}
        </Button>
      }
    >
      <p className={styles.line}>{say(texts.line)}</p>
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(facts) => <SmsNumbers facts={facts} />}
      </Loaded>
    </Panel>
  );
}

function SmsNumbers({ facts }: { facts: SmsFacts }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  const counts = [
    [texts.today, facts.sent_today],
    [texts.waiting, facts.waiting],
    [texts.failed, facts.failed],
  ] as const;
  return (
    <>
      <Facts>
        <Fact label={texts.driver}>{say(texts.drivers[facts.driver])}</Fact>
        {facts.gateway && <Fact label={texts.gateway}>{facts.gateway}</Fact>}
        <Fact label={texts.limit}>
          {say(texts.limitWords, { seconds: limits.smsCountdown, minutes: limits.smsCodeMinutes })}
        </Fact>
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
