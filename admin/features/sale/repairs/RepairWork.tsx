import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { showDay } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import table from '#admin/ui/show/lines.module.css';
import { Money } from '#admin/ui/show/Money.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { repairCalls, type RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { statusOf } from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairWorkTexts, type QuoteState } from '#contract/features/sale/repairs/work.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { DueTime } from './columns.tsx';
import { repairsPageTexts as texts } from './texts.ts';
import styles from './repairs.module.css';

const AcceptDialog = lazyComponent(async () => (await import('./WorkDialogs.tsx')).AcceptDialog);
const PhotosDialog = lazyComponent(async () => (await import('./WorkDialogs.tsx')).PhotosDialog);

const { fields } = repairTexts;
const tones: Record<QuoteState, 'idle' | 'caution' | 'good' | 'bad'> = {
  '': 'idle',
  asked: 'caution',
  accepted: 'good',
  declined: 'bad',
};

/** Who works on a repair and until when, who pays, and what the customer said to the price. */
export function RepairWork({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const [isAsking, setAsking] = useState(false);
  const { payer, total, quote, replacement_id: replacement } = repair;
  // Only a customer who pays is asked.
  const isFree = quote === '' && payer !== null && payer !== 'customer';
  const standing = isFree ? repairWorkTexts.notAsked : repairWorkTexts.quotes[quote];
  const fresh = <CodeText code={repair.replacement_sn} grouped copyable={false} />;
  return (
    <Facts>
      <Fact label={fields.assignee}>{repair.assignee_name || '–'}</Fact>
      <Fact label={fields.due_time}>{repair.due_time ? <DueTime {...repair} /> : '–'}</Fact>
      <Fact label={fields.warranty}>
        <WarrantyEnd end={repair.warranty_end} />
      </Fact>
      <Fact label={fields.payer}>{payer ? say(repairWorkTexts.payers[payer]) : '–'}</Fact>
      {(total > 0 || quote !== '') && (
        <Fact label={fields.quote} wide>
          <span className={styles.bar}>
            <span>
              <Money cents={total} /> <StateDot tone={tones[quote]}>{say(standing)}</StateDot>
            </span>
            {(quote === 'asked' || quote === 'declined') && (
              <Can has={repairCalls.acceptQuote.allow}>
                <Button size="small" onClick={() => setAsking(true)}>
                  {say(texts.acceptQuote)}
                </Button>
              </Can>
            )}
          </span>
        </Fact>
      )}
      {replacement !== null && (
        <Fact label={fields.replacement_sn} wide>
          {reachable.has('/identity/list') ? (
            <Link to={`/identity/list?identifier=${replacement}`}>{fresh}</Link>
          ) : (
            fresh
          )}
        </Fact>
      )}
      {isAsking && <AcceptDialog id={repair.id} total={total} onClose={() => setAsking(false)} />}
    </Facts>
  );
}

function WarrantyEnd({ end }: { end: string | null }) {
  const say = useSay();
  if (end === null) return say(texts.noWarranty);
  const isOver = Date.parse(end) <= Date.now();
  return say(isOver ? texts.warrantyOver : texts.warrantyUntil, { day: showDay(end) });
}

/** The parts that are used, and what they cost. */
export function RepairParts({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  const { parts, price, total } = repair;
  if (parts.length === 0) return null;
  return (
    <section>
      <h3>{say(fields.parts)}</h3>
      <div className={table.room} role="region" aria-label={say(fields.parts)} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{say(fields.part_name)}</th>
              <th scope="col" className={table.figure}>
                {say(fields.quantity)}
              </th>
              <th scope="col" className={table.figure}>
                {say(fields.total)}
              </th>
              <th scope="col">{say(fields.lots)}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.line_no}>
                <th scope="row">
                  {part.part_name} <CodeText code={part.part_code} copyable={false} />
                  {part.serial && <span className={table.below}>{part.serial}</span>}
                </th>
                <td className={table.figure}>{formatQuantity(part.quantity, part.unit_name)}</td>
                <td className={table.figure}>
                  <Money cents={lineSums(part.quantity, part.price, 0).total} />
                </td>
                <td>{part.is_taken ? part.lots.join(' ') || say(texts.taken) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.total}>
        {say(fields.price)} <Money cents={price ?? 0} /> · {say(fields.total)}{' '}
        <b>
          <Money cents={total} />
        </b>
      </p>
    </section>
  );
}

/** The product after its repair. */
export function AfterPhotos({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  const [isAdding, setAdding] = useState(false);
  const { id, state, after_photos: photos } = repair;
  const isStarted = statusOf[state] === 'maintenance' || statusOf[state] === 'completed';
  if (photos.length === 0 && !isStarted) return null;
  return (
    <section>
      <div className={styles.bar}>
        <h3>{say(fields.after_photos)}</h3>
        <Can has={repairCalls.addPhotos.allow}>
          <Button size="small" onClick={() => setAdding(true)}>
            {say(texts.addPhotos)}
          </Button>
        </Can>
      </div>
      <Photos
        photos={photos}
        code={repair.code}
        reload={async () => (await api(repairCalls.info, { id })).data.after_photos}
      />
      {isAdding && <PhotosDialog id={id} onClose={() => setAdding(false)} />}
    </section>
  );
}
