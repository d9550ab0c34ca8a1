import { Button, InputNumber, Radio, Segmented } from 'antd';
import { useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  printJobCalls,
  type PrintJobInfo,
  type Remedy,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { allSeen, useAnswers } from './use-answers.ts';
import { printJobsPageTexts as texts } from './texts.ts';
import styles from './print-jobs.module.css';

/** What was handed out and nobody has answered for: it stands out, with what to do. */
export function Unconfirmed({ job }: { job: PrintJobInfo }) {
  const say = useSay();
  const [asking, setAsking] = useState<'good' | 'release' | 'spoiled' | null>(null);
  const { isBusy, answer } = useAnswers(job.id);
  const all = allSeen(job);
  const close = () => setAsking(null);
  return (
    <section className={styles.waiting} aria-label={say(printJobTexts.fields.claimed)}>
      <h3>{say(texts.waiting, { n: job.claimed })}</h3>
      <p>{say(texts.waitingHint)}</p>
      {job.stations.map(({ station, claimed: n, claim_time: time }) => (
        <p key={station}>
          {say(texts.atStation, { station: station || say(texts.byFile), n, time: showTime(time) })}
        </p>
      ))}
      <div className={styles.buttons}>
        <Button type="primary" disabled={isBusy} onClick={() => setAsking('good')}>
          {say(texts.allGood)}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking('spoiled')}>
          {say(texts.someSpoiled)}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking('release')}>
          {say(texts.notPrinted)}
        </Button>
      </div>
      {asking === 'good' && (
        <VerbDialog
          title={say(texts.allGood)}
          verb={say(texts.allGood)}
          isBusy={isBusy}
          onGo={() => void answer('good', all).then(close)}
          onClose={close}
        >
          {say(texts.allGoodAsk, { n: job.claimed })}
        </VerbDialog>
      )}
      {asking === 'release' && (
        <VerbDialog
          title={say(texts.notPrinted)}
          verb={say(texts.release)}
          isBusy={isBusy}
          onGo={() => void answer('release', all).then(close)}
          onClose={close}
        >
          {say(texts.notPrintedAsk, { n: job.claimed })}
        </VerbDialog>
      )}
      {asking === 'spoiled' && <SpoiledDialog job={job} onClose={close} />}
    </section>
  );
}

/** Which labels are spoiled, what becomes of their codes, and whether the others are good. */
function SpoiledDialog({ job, onClose }: { job: PrintJobInfo; onClose: () => void }) {
  const say = useSay();
  const [way, setWay] = useState<'range' | 'codes'>('range');
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const [remedy, setRemedy] = useState<Remedy>('replace');
  const [isRestGood, setRestGood] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const isReady = way === 'range' ? from !== null : codes.length > 0;
  const go = async () => {
    setBusy(true);
    try {
      const which = way === 'range' ? { range: { from: from!, to: to ?? from! } } : { codes };
      const { msg } = await api(printJobCalls.ack, {
        id: job.id,
        ...which,
        result: 'spoiled',
        remedy,
      });
      toast.success(msg);
      if (isRestGood) {
        await api(printJobCalls.ack, { id: job.id, ...allSeen(job), result: 'good' });
      }
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      void refreshList('printJob');
    }
  };
  return (
    <VerbDialog
      title={say(texts.spoiledTitle)}
      verb={say(texts.spoiledVerb)}
      isBusy={isBusy}
      disabled={!isReady}
      onGo={() => void go()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Segmented<'range' | 'codes'>
          aria-label={say(texts.which)}
          value={way}
          options={(['range', 'codes'] as const).map((value) => ({
            value,
            label: say(texts.ways[value]),
          }))}
          onChange={setWay}
        />
        {way === 'range' ? (
          <div className={styles.range}>
            <label className={styles.field}>
              {say(texts.fromNumber)}
              <InputNumber<number>
                min={1}
                max={job.ordered}
                precision={0}
                value={from}
                onChange={setFrom}
              />
            </label>
            <label className={styles.field}>
              {say(texts.toNumber)}
              <InputNumber<number>
                min={1}
                max={job.ordered}
                precision={0}
                value={to}
                onChange={setTo}
              />
            </label>
          </div>
        ) : (
          <>
            <ScanField
              label={printJobTexts.fields.codes}
              onScan={(some) => setCodes((before) => [...new Set([...before, ...some])])}
            />
            <ul className={styles.labels}>
              {codes.map((code) => (
                <li key={code}>
                  <CodeText code={code} copyable={false} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.field}>
          <Radio.Group
            aria-label={say(printJobTexts.fields.remedy)}
            value={remedy}
            options={(['replace', 'void'] as const).map((value) => ({
              value,
              label: say(printJobTexts.remedies[value]),
            }))}
            onChange={(event) => setRemedy(event.target.value as Remedy)}
          />
          <small>{say(texts.thenHint)}</small>
        </div>
        <TickBox checked={isRestGood} onChange={setRestGood}>
          {say(texts.restGood)}
        </TickBox>
      </div>
    </VerbDialog>
  );
}
