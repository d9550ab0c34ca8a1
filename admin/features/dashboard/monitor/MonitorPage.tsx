import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  monitorCalls,
  type MonitorFigures,
} from '#contract/features/dashboard/monitor/contract.ts';
import { monitorTexts } from '#contract/features/dashboard/monitor/texts.ts';
import { monitor } from '#contract/features/dashboard/monitor/feature.ts';
import { Health } from './Health.tsx';
import { Jobs } from '#admin/ui/jobs/Jobs.tsx';
import { runningJobTexts } from '#admin/ui/jobs/texts.ts';
import { LiveScans } from './LiveScans.tsx';
import { MinuteChart } from './MinuteChart.tsx';
import { Provinces } from './Provinces.tsx';
import { ScanMap } from './ScanMap.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { monitorPageTexts as texts } from './texts.ts';
import styles from './monitor.module.css';

const lookEvery = 10_000;

/** Live scans with the figures of today. */
export function Page() {
  const say = useSay();
  const [isPaused, setPaused] = useState(false);
  const [province, setProvince] = useState<number | null>(null);
  const query = useQuery({
    queryKey: ['monitor', spokenKey, 'figures'],
    queryFn: async ({ signal }) =>
      (await api(monitorCalls.figures, {}, { signal, quiet: true })).data,
    enabled: !isPaused,
    staleTime: 0,
    refetchInterval: lookEvery,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={monitor.title}
        line={say(monitorTexts.line)}
        actions={<ConnectionStatus isPaused={isPaused} onPause={setPaused} />}
      />
      <div className={styles.stack}>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
          {(figures) => <Today figures={figures} />}
        </Loaded>
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Panel title={say(texts.minutes.title)}>
              <Loaded query={query} skeleton={<div className={styles.chartRoom} />}>
                {({ minutes }) => <MinuteChart minutes={minutes} />}
              </Loaded>
            </Panel>
            <Panel title={say(texts.map.title)}>
              <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
                {({ provinces }) => <ScanMap provinces={provinces} onPick={setProvince} />}
              </Loaded>
            </Panel>
            <LiveScans isPaused={isPaused} province={province} onProvince={setProvince} />
          </div>
          <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 12 }} />}>
            {(figures) => <Beside figures={figures} onProvince={setProvince} />}
          </Loaded>
        </div>
      </div>
    </div>
  );
}

function Today({ figures: { today, open_incidents: open } }: { figures: MonitorFigures }) {
  const say = useSay();
  const reachable = useReachable();
  const words = texts.figures;
  const incidents = reachable.has('/sale/incident') ? '/sale/incident' : undefined;
  return (
    <BigFigures
      label={say(texts.today)}
      figures={[
        { key: 'scanned', label: say(words.scanned), value: today.scanned },
        { key: 'verified', label: say(words.verified), value: today.verified },
        { key: 'alerts', label: say(words.alerts), value: today.alerts, tone: 'seal' },
        {
          key: 'open',
          label: say(words.openIncidents),
          value: open,
          to: incidents && `${incidents}?state[]=open`,
        },
      ]}
    />
  );
}

type BesideProps = { figures: MonitorFigures; onProvince: (province: number) => void };

function Beside({ figures, onProvince }: BesideProps) {
  const say = useSay();
  return (
    <div className={styles.stack}>
      <Panel title={say(texts.provinces.title)}>
        <Provinces provinces={figures.provinces} onPick={onProvince} />
      </Panel>
      <Panel title={say(runningJobTexts.title)}>
        <Jobs jobs={figures.jobs} />
      </Panel>
      <Panel title={say(texts.health.title)}>
        <Health health={figures.health} />
      </Panel>
    </div>
  );
}
