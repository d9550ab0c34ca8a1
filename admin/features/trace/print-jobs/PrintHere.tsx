import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Popconfirm, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { printControl } from '#contract/print-control.ts';
import type { PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';
import {
  askPrintControl,
  findPrintControl,
  type Found,
  type LocalJob,
  type LocalStatus,
} from './print-control.ts';
import { printHereTexts as texts } from './print-here-texts.ts';
import styles from './print-here.module.css';

type Job = Pick<PrintJobInfo, 'id' | 'state' | 'driver'>;
const lookEvery = 2_000;
const tones: Record<LocalJob['state'], StateTone> = {
  printing: 'busy',
  paused: 'idle',
  waiting: 'caution',
  question: 'caution',
  done: 'good',
  stopped: 'idle',
  failed: 'bad',
};

/** Prints a job with the print control of this computer; where there is none, says how to get one. */
export function PrintHere({ job }: { job: Job }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['printControl'],
    queryFn: findPrintControl,
    staleTime: 0,
    // Only somebody who answers is asked again and again; the others by the button.
    refetchInterval: ({ state: { data } }) => (data?.kind === 'here' ? lookEvery : false),
    refetchOnWindowFocus: true,
  });
  const found = query.data;
  const note =
    found?.kind === 'here'
      ? say(texts.note, {
          company: found.pairing.company,
          station: found.pairing.station,
          version: found.version,
        })
      : '';
  return (
    <Panel
      title={say(texts.title)}
      note={note}
      extra={
        found?.kind === 'here' ? undefined : (
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {say(texts.again)}
          </Button>
        )
      }
    >
      {found ? (
        <Content job={job} found={found} look={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={say(texts.looking)} />
      )}
    </Panel>
  );
}

function Content({ job, found, look }: { job: Job; found: Found; look: () => void }) {
  if (found.kind === 'absent') return <Absent />;
  if (found.kind === 'stranger') return <Stranger />;
  return <Here job={job} status={found} look={look} />;
}

function Absent() {
  const say = useSay();
  const can = useCan();
  return (
    <div className={styles.advice}>
      <strong>{say(texts.absent.title)}</strong>
      <p>{say(texts.absent.hint)}</p>
      <div className={styles.buttons}>
        <Button type="primary" href={printControl.download} download>
          {say(texts.absent.download)}
        </Button>
        {can({ has: 'trace:printStation:view' }) && (
          <Link to="/trace/printStation">
            <Button>{say(texts.absent.how)}</Button>
          </Link>
        )}
      </div>
    </div>
  );
}

function Stranger() {
  const say = useSay();
  const can = useCan();
  return (
    <div className={styles.advice}>
      <strong>{say(texts.stranger.title)}</strong>
      <p>{say(texts.stranger.hint)}</p>
      <div className={styles.buttons}>
        {can({ has: 'trace:printStation:view' }) && (
          <Link to="/trace/printStation">
            <Button type="primary">{say(texts.stranger.stations)}</Button>
          </Link>
        )}
        <OpenControl />
      </div>
    </div>
  );
}

function OpenControl() {
  const say = useSay();
  return (
    <Button href={printControl.address} target="_blank" rel="noopener">
      {say(texts.stranger.open)}
    </Button>
  );
}

type HereProps = { job: Job; status: LocalStatus; look: () => void };

function Here({ job, status, look }: HereProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const mine = status.jobs.find(({ id }) => id === job.id);
  const isRunning = mine !== undefined && !['done', 'stopped'].includes(mine.state);
  const printer = chosen ?? mine?.printer ?? status.printers[0]?.id;
  const act = async (path: string, body: object) => {
    setBusy(true);
    await askPrintControl(path, body).catch((error: Error) => toast.error(error.message));
    setBusy(false);
    look();
    await refreshList('printJob');
  };
  if (status.pairing.isRefused)
    return (
      <div className={styles.advice}>
        <Alert type="error" showIcon title={say(texts.refused)} />
        <div className={styles.buttons}>
          <OpenControl />
        </div>
      </div>
    );
  if (status.printers.length === 0)
    return (
      <div className={styles.advice}>
        <p>{say(texts.noPrinters)}</p>
        <div className={styles.buttons}>
          <OpenControl />
        </div>
      </div>
    );
  return (
    <div className={styles.advice}>
      <Questions job={job} status={status} act={act} />
      {mine && <Progress mine={mine} />}
      <div className={styles.buttons}>
        {isRunning ? (
          <Running mine={mine} isBusy={isBusy} act={act} />
        ) : (
          <>
            <Select
              className={styles.printer}
              aria-label={say(texts.printer)}
              value={printer}
              onChange={setChosen}
              options={status.printers.map(({ id, name, format }) => ({
                value: id,
                label: `${name} · ${format.toUpperCase()}`,
              }))}
            />
            <Button
              type="primary"
              loading={isBusy}
              disabled={job.state === 'paused'}
              onClick={() => void act('/jobs', { id: job.id, printer })}
            >
              {say(texts.start)}
            </Button>
          </>
        )}
        <OpenControl />
      </div>
    </div>
  );
}

type Act = (path: string, body: object) => Promise<void>;

function Running({ mine, isBusy, act }: { mine: LocalJob; isBusy: boolean; act: Act }) {
  const say = useSay();
  const { id, state, printer } = mine;
  return (
    <>
      {state === 'failed' ? (
        <Button loading={isBusy} onClick={() => void act('/jobs', { id, printer })}>
          {say(texts.resume)}
        </Button>
      ) : (
        <Button
          loading={isBusy}
          onClick={() => void act(state === 'paused' ? '/jobs/resume' : '/jobs/pause', { id })}
        >
          {say(state === 'paused' ? texts.resume : texts.pause)}
        </Button>
      )}
      <Popconfirm title={say(texts.stopSure)} onConfirm={() => void act('/jobs/stop', { id })}>
        <Button danger>{say(texts.stop)}</Button>
      </Popconfirm>
    </>
  );
}

function Progress({ mine: { state, printed, problem } }: { mine: LocalJob }) {
  const say = useSay();
  const why =
    problem === '' ? '' : typeof problem === 'object' ? problem.said : say(texts.problems[problem]);
  return (
    <p className={styles.progress} aria-live="polite">
      <StateDot tone={tones[state]}>{say(texts.states[state])}</StateDot>
      <span>{say(texts.progress, { n: printed })}</span>
      {why && <span className={styles.problem}>{why}</span>}
    </p>
  );
}

function Questions({ job, status, act }: Omit<HereProps, 'look'> & { act: Act }) {
  const say = useSay();
  return status.questions
    .filter((question) => question.job === job.id)
    .map(({ numbers, codes }) => (
      <Alert
        key={numbers[0]}
        type="warning"
        showIcon
        title={say(texts.ask, { numbers: numbers.join(', '), codes: codes.join(', ') })}
        action={
          <div className={styles.buttons}>
            {(['printed', 'not', 'spoiled'] as const).map((result) => (
              <Button
                key={result}
                size="small"
                onClick={() => void act('/answers', { job: job.id, number: numbers[0], result })}
              >
                {say(texts.answers[result])}
              </Button>
            ))}
          </div>
        }
      />
    ));
}
