import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { NoticeList } from '#admin/app/bell/NoticeList.tsx';
import { unreadNotices } from '#admin/app/bell/unread.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSession } from '#admin/app/session.ts';
import { useShown } from '#admin/app/shown/use-shown.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Jobs } from '#admin/ui/jobs/Jobs.tsx';
import { runningJobTexts } from '#admin/ui/jobs/texts.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { analysis } from '#contract/features/dashboard/analysis/feature.ts';
import { workplaceCalls, type Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { todoTexts } from '#contract/features/dashboard/workplace/texts.ts';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { languageTags } from '#contract/language.ts';
import { Checklist } from './Checklist.tsx';
import { Figures } from './Figures.tsx';
import { greetingAt } from './greeting.ts';
import { News, WorkplaceAds } from './News.tsx';
import { OpenIncidents } from './OpenIncidents.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { ScanDays } from './ScanDays.tsx';
import { ScanPlaces } from './ScanPlaces.tsx';
import { SignInChart } from './SignInChart.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { workplaceTexts as texts } from './texts.ts';
import { Todos } from './Todos.tsx';
import { WorkplaceSkeleton } from './WorkplaceSkeleton.tsx';
import noticeStyles from './dealer-notices.module.css';
import styles from './workplace.module.css';

const lookAgainAfter = 60_000;

/** The home page: key figures, tasks and recent activity. */
export function Page() {
  const language = useLanguage((state) => state.language);
  const user = useSession((state) => state.user);
  const [opened] = useState(() => Date.now());
  const query = useQuery({
    queryKey: ['workplace'],
    queryFn: async ({ signal }) =>
      (await api(workplaceCalls.index, {}, { signal, quiet: true })).data,
    // Reloads when the user returns to the tab.
    staleTime: 0,
    refetchInterval: lookAgainAfter,
  });
  const shown = useShown('dashboard');
  // Dealers have no bell: what they are told stands here until it is read.
  const isDealer = useSession((state) => state.type === 'dealer');
  const notices = useQuery({ ...unreadNotices, staleTime: 0, enabled: isDealer });
  const now = new Date(query.dataUpdatedAt || opened);
  const today = now.toLocaleDateString(languageTags[language], { dateStyle: 'full' });
  const place = user?.company_name ? `${today} · ${user.company_name}` : today;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.greetings[greetingAt(now.getHours())]}
        params={{ name: user?.realname ?? '' }}
        line={place}
      />
      <Loaded query={query} skeleton={<WorkplaceSkeleton />}>
        {(workplace) =>
          // Shown together, or the later one would push the other down.
          shown.isPending || notices.isLoading ? (
            <WorkplaceSkeleton />
          ) : (
            <WorkplaceView workplace={workplace} shown={shown.parts} />
          )
        }
      </Loaded>
    </div>
  );
}

type WorkplaceViewProps = { workplace: Workplace; shown: readonly ShownPart[] };

function WorkplaceView({ workplace, shown }: WorkplaceViewProps) {
  const type = useSession((state) => state.type);
  const View = views[type];
  return <View workplace={workplace} shown={shown} />;
}

const views = { web: CompanyView, admin: PlatformView, dealer: DealerView };

/** For dealers, mostly on a phone: what to do next comes first. */
function DealerView({ workplace, shown }: WorkplaceViewProps) {
  const say = useSay();
  const isOver = workplace.todos.some(({ key }) => key === over);
  const { data: notices = [] } = useQuery(unreadNotices);
  return (
    <div className={styles.stack}>
      {isOver && <Alert type="warning" showIcon title={say(todoTexts[over]!)} />}
      {notices.length > 0 && (
        <div className={noticeStyles.notices}>
          <NoticeList notices={notices} onDone={() => undefined} />
        </div>
      )}
      <Figures figures={workplace.figures} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={say(texts.todos.title)}>
            <Todos todos={workplace.todos.filter(({ key }) => key !== over)} />
          </Panel>
          <Panel title={say(texts.shortcuts.title)}>
            <Shortcuts />
          </Panel>
        </div>
        <div className={styles.stack}>
          <Panel title={say(texts.recent.title)}>
            <RecentOperations recent={workplace.recent} />
          </Panel>
          <News parts={shown} />
          <WorkplaceAds parts={shown} />
        </div>
      </div>
    </div>
  );
}

const over = 'territoriesOver';

/** For a company: what to do comes first, then what happens to its codes. */
function CompanyView({ workplace, shown }: WorkplaceViewProps) {
  const say = useSay();
  const reachable = useReachable();
  const { checklist, scans, places, incidents, jobs, figures, todos } = workplace;
  // A company that just began has nothing to count yet.
  const isNew = checklist !== null;
  const told = isNew
    ? figures.filter(({ value, trend }) => value > 0 || trend?.some((n) => n > 0))
    : figures;
  return (
    <div className={styles.stack}>
      {checklist && <Checklist steps={checklist} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={say(texts.todos.title)}>
            <Todos todos={todos} />
          </Panel>
          <Figures figures={told} />
          {scans && (
            <Panel
              title={say(texts.scans.title)}
              extra={
                reachable.has('/dashboard/analysis') && (
                  <Link to="/dashboard/analysis">{say(analysis.title)}</Link>
                )
              }
            >
              <ScanDays days={scans} />
            </Panel>
          )}
          {places && places.length > 0 && (
            <Panel title={say(texts.places.title)}>
              <ScanPlaces places={places} />
            </Panel>
          )}
        </div>
        <div className={styles.stack}>
          {incidents && (
            <Panel title={say(texts.incidents.title)}>
              <OpenIncidents incidents={incidents} />
            </Panel>
          )}
          {jobs && jobs.length > 0 && (
            <Panel title={say(runningJobTexts.title)}>
              <Jobs jobs={jobs} />
            </Panel>
          )}
          <Panel title={say(texts.shortcuts.title)}>
            <Shortcuts />
          </Panel>
          <Panel title={say(texts.recent.title)}>
            <RecentOperations recent={workplace.recent} />
          </Panel>
          <News parts={shown} />
          <WorkplaceAds parts={shown} />
        </div>
      </div>
    </div>
  );
}

function PlatformView({ workplace, shown }: WorkplaceViewProps) {
  const say = useSay();
  const total = workplace.sign_ins.reduce((sum, one) => sum + one.count, 0);
  return (
    <div className={styles.stack}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={say(texts.todos.title)}>
            <Todos todos={workplace.todos} />
          </Panel>
          <Figures figures={workplace.figures} />
          <Panel title={say(texts.signIns.title)}>
            {total === 0 ? (
              <EmptyState compact title={say(texts.signIns.none)} />
            ) : (
              <>
                <SignInChart days={workplace.sign_ins} />
                <p className={styles.source}>{say(texts.signIns.source, { n: total })}</p>
              </>
            )}
          </Panel>
        </div>
        <div className={styles.stack}>
          <Panel title={say(texts.shortcuts.title)}>
            <Shortcuts />
          </Panel>
          <Panel title={say(texts.recent.title)}>
            <RecentOperations recent={workplace.recent} />
          </Panel>
          <News parts={shown} />
          <WorkplaceAds parts={shown} />
        </div>
      </div>
    </div>
  );
}
