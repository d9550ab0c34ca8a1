import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { downloadFile } from '#admin/ui/list/download.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { printJobCalls, type PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobsPageTexts as texts } from './texts.ts';
import styles from './print-jobs.module.css';

type Part = PrintJobInfo['parts'][number];

/** The files of a job: download, print, confirm. */
export function FileParts({ job }: { job: PrintJobInfo }) {
  const say = useSay();
  return (
    <Panel title={say(texts.files)} note={say(texts.filesNote)}>
      <ul className={styles.parts}>
        {job.parts.map((part) => (
          <FilePart key={part.part} job={job} part={part} />
        ))}
      </ul>
    </Panel>
  );
}

function FilePart({ job, part }: { job: PrintJobInfo; part: Part }) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const { from, to, open, claimed, claim_time: time } = part;
  const save = async () => {
    setBusy(true);
    await downloadFile(printJobCalls.file, { id: job.id, part: part.part }).catch(() => undefined);
    setBusy(false);
    await refreshList('printJob');
  };
  const name = say(texts.part, { from, to });
  const isAgain = claimed > 0 && time !== null;
  const hint = isAgain
    ? say(texts.againHint, { time: showTime(time), n: claimed })
    : say(texts.toPrint, { n: open });
  const isStopped = job.state === 'paused';
  return (
    <li>
      <span>{name}</span>
      <small>{open + claimed === 0 ? say(texts.partDone) : hint}</small>
      {open + claimed > 0 &&
        (isAgain ? (
          <Popconfirm title={hint} onConfirm={() => void save()}>
            <Button loading={isBusy} disabled={isStopped}>
              {say(texts.again)}
            </Button>
          </Popconfirm>
        ) : (
          <Button
            type="primary"
            loading={isBusy}
            disabled={isStopped}
            aria-label={`${say(texts.download)} ${name}`}
            onClick={() => void save()}
          >
            {say(texts.download)}
          </Button>
        ))}
    </li>
  );
}
