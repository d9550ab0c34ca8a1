import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useMayOpen } from '#admin/app/routes/reachable.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import {
  historyLogCalls,
  type HistoryLog,
} from '#contract/features/system/history-log/contract.ts';
import { historyLog } from '#contract/features/system/history-log/feature.ts';
import { historyLogTexts } from '#contract/features/system/history-log/texts.ts';
import { CopyText } from './CopyText.tsx';
import { HeadPanel } from './HeadPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { StampsPanel } from './StampsPanel.tsx';
import { historyLogPageTexts as texts } from './texts.ts';
import styles from './history-log.module.css';

const lookAgainAfter = 2_000;

/** The log of all days: its name and key, its newest head, and who signed it. */
export function Page() {
  const say = useSay();
  const query = useQuery({
    queryKey: ['historyLog', spokenKey],
    queryFn: async ({ signal }) =>
      (await api(historyLogCalls.info, {}, { signal, quiet: true })).data,
    refetchInterval: ({ state }) =>
      state.data?.stamps.state === 'waiting' ? lookAgainAfter : false,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={historyLog.title} line={say(historyLogTexts.line)} />
      <Loaded query={query} skeleton={<LogSkeleton />}>
        {(log) => <Parts log={log} />}
      </Loaded>
    </div>
  );
}

function Parts({ log }: { log: HistoryLog }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <>
      <HeadPanel log={log} />
      <StampsPanel stamps={log.stamps} />
      <LogPanel log={log} />
      <Panel
        title={say(texts.asWitness)}
        note={say(texts.asWitnessLine)}
        extra={
          mayOpen('/system/witnessedLog') && (
            <Link to="/system/witnessedLog">
              {say(texts.witnessedLogs, { n: log.witnessed_logs })}
            </Link>
          )
        }
      >
        <Facts>
          <Fact label={texts.witnessAddress} wide>
            <CopyText text={log.witness_address} />
          </Fact>
          <Fact label={texts.witnessKey} wide>
            <CopyText text={log.witness_key} />
          </Fact>
        </Facts>
      </Panel>
    </>
  );
}

function LogSkeleton() {
  return (
    <>
      {[3, 2, 2].map((rows, at) => (
        <Panel key={at}>
          <Skeleton active title={{ width: 140 }} paragraph={{ rows }} />
        </Panel>
      ))}
    </>
  );
}
