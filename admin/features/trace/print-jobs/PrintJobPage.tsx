import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { printJobCalls, type PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobPages } from '#contract/features/trace/print-jobs/feature.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { DriverText, jobMoves, listPath } from './actions.tsx';
import { FileParts } from './FileParts.tsx';
import { LabelList } from './LabelList.tsx';
import { JobStateDot, LedgerBar } from './LedgerBar.tsx';
import { PrintHere } from './PrintHere.tsx';
import { printJobsPageTexts as texts } from './texts.ts';
import { Unconfirmed } from './Unconfirmed.tsx';
import styles from './print-jobs.module.css';

const { fields } = printJobTexts;

/** One print job: its ledger, what must be answered for, its files or its station, and every label. */
export function Page() {
  const say = useSay();
  const { id } = useOpenRecord('id');
  if (id !== null) return <JobPage key={id} id={id} />;
  return (
    <div className={styles.page}>
      <PageHeader title={printJobPages.job} />
      <EmptyState
        title={say(texts.choose)}
        action={
          <Link to={listPath}>
            <Button type="primary">{say(texts.back)}</Button>
          </Link>
        }
      />
    </div>
  );
}

function JobPage({ id }: { id: number }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['printJob', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(printJobCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
    // Stations work on it meanwhile.
    refetchInterval: ({ state: { data } }) =>
      data?.driver === 'service' && data.state === 'printing' ? 2_000 : false,
  });
  const job = query.data;
  const { buttons, dialogs } = useMoveButtons(jobMoves, job);
  return (
    <div className={styles.page}>
      <PageHeader
        title={printJobPages.job}
        line={job ? say(texts.title, { code: job.code }) : undefined}
        actions={
          <>
            <Link to={listPath}>
              <Button>{say(texts.back)}</Button>
            </Link>
            {buttons}
          </>
        }
      />
      <Loaded query={query} one={printJobTexts.one} skeleton={<Skeleton active />}>
        {(found) => <Job job={found} />}
      </Loaded>
      {dialogs}
    </div>
  );
}

function Job({ job }: { job: PrintJobInfo }) {
  const say = useSay();
  const can = useCan();
  const { ledger } = job;
  const mayPrint = can({ has: printJobCalls.claim.allow });
  const isLive = job.state === 'queued' || job.state === 'printing' || job.state === 'paused';
  return (
    <>
      <Panel title={say(texts.ledger)} note={say(texts.ledgerNote, ledger)}>
        <div className={styles.ledger}>
          <LedgerBar ledger={ledger} claimed={job.claimed} />
          <Facts>
            <Fact label={fields.state}>
              <JobStateDot state={job.state} />
            </Fact>
            <Fact label={fields.template_name}>{job.template_name}</Fact>
            {job.pack_code && <Fact label={fields.pack_code}>{job.pack_code}</Fact>}
            {job.batch_code && <Fact label={fields.batch_code}>{job.batch_code}</Fact>}
            <Fact label={fields.driver}>
              <DriverText driver={job.driver} />
            </Fact>
            <Fact label={fields.copies}>{job.copies}</Fact>
            <Fact label={fields.create_time}>
              <DateTime at={job.create_time} />
            </Fact>
            {job.reason && <Fact label={fields.reason}>{job.reason}</Fact>}
            {job.remark && (
              <Fact label={fields.remark} wide>
                {job.remark}
              </Fact>
            )}
          </Facts>
        </div>
      </Panel>
      {mayPrint && job.claimed > 0 && <Unconfirmed job={job} />}
      {mayPrint && job.driver === 'service' && isLive && <PrintHere job={job} />}
      {mayPrint && job.driver !== 'service' && isLive && <FileParts job={job} />}
      {!isLive && ledger.good > 0 && <NextSteps />}
      <LabelList job={job} />
    </>
  );
}

function NextSteps() {
  const say = useSay();
  return (
    <Panel title={say(texts.next)}>
      <div className={styles.buttons}>
        <Link to="/trace/binding">
          <Button type="primary">{say(texts.bind)}</Button>
        </Link>
        <Link to="/trace/binding?tab=packing">
          <Button>{say(texts.pack)}</Button>
        </Link>
      </div>
    </Panel>
  );
}
