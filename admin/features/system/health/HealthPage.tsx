import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { healthCalls, type Health } from '#contract/features/system/health/contract.ts';
import { healthTexts } from '#contract/features/system/health/texts.ts';
import { health } from '#contract/features/system/health/feature.ts';
import { DatabasePanel } from './DatabasePanel.tsx';
import { NodesPanel } from './NodesPanel.tsx';
import { JobsPanel, ScansPanel, MessagesPanel, StoragePanel } from './panels.tsx';
import { healthPageTexts as texts } from './texts.ts';
import styles from './health.module.css';

const lookAgainAfter = 5_000;

/** The current status of the service. */
export function Page() {
  const say = useSay();
  const query = useQuery({
    queryKey: ['health', spokenKey],
    queryFn: async ({ signal }) => (await api(healthCalls.info, {}, { signal, quiet: true })).data,
    refetchInterval: lookAgainAfter,
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={health.title} line={say(healthTexts.line)} />
      <Loaded query={query} skeleton={<HealthSkeleton />}>
        {(health) => <Parts health={health} />}
      </Loaded>
    </div>
  );
}

function Parts({ health }: { health: Health }) {
  const say = useSay();
  return (
    <>
      <p className={styles.overall} data-state={health.state} role="status">
        <strong>{say(healthTexts.overall[health.state])}</strong>
        <span>{say(texts.asOf, { time: showTime(health.time, true) })}</span>
      </p>
      <ProxyNotice nodes={health.nodes} />
      <div className={styles.parts}>
        <JobsPanel jobs={health.jobs} />
        <ScansPanel scans={health.scans} />
        <StoragePanel storage={health.storage} />
        <MessagesPanel health={health} kind="sms" />
        <MessagesPanel health={health} kind="mail" />
      </div>
      <NodesPanel nodes={health.nodes} time={health.time} />
      <DatabasePanel database={health.database} />
    </>
  );
}

/** Behind a proxy that is not trusted all visitors are one address. */
function ProxyNotice({ nodes }: Pick<Health, 'nodes'>) {
  const say = useSay();
  const addresses = [...new Set(nodes.flatMap((node) => node.untrusted_proxy || []))];
  if (addresses.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say(texts.proxyTitle)}
      description={say(texts.proxyWords, { address: addresses.join(', ') })}
    />
  );
}

function HealthSkeleton() {
  return (
    <>
      {[2, 4, 8].map((rows) => (
        <Panel key={rows}>
          <Skeleton active title={{ width: 140 }} paragraph={{ rows }} />
        </Panel>
      ))}
    </>
  );
}
