import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { resourceOf } from '#admin/ui/list/types.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { formatMoney } from '#contract/money.ts';
import {
  changeTexts,
  type ChangeSide,
  type PurchaseChange,
} from '#contract/trade/purchase-changes.ts';
import { Both, ChangeTable } from './ChangeTable.tsx';
import { totalWith, type ChangeCalls, type ChangingOrder } from './lines.ts';
import { changeUiTexts as texts } from './texts.ts';
import table from '#admin/ui/show/lines.module.css';
import styles from './changes.module.css';

const RefuseDialog = lazyComponent(async () => (await import('./RefuseDialog.tsx')).RefuseDialog);

type PurchaseChangesProps = {
  order: ChangingOrder & { changes: readonly PurchaseChange[] };
  /** On which side the reader is. */
  side: ChangeSide;
  calls: ChangeCalls;
  /** Nothing can be answered now: the link is suspended. */
  isClosed?: boolean;
};

/** The open request of an order with its answer, and earlier requests below. */
export function PurchaseChanges({ order, side, calls, isClosed = false }: PurchaseChangesProps) {
  const open = order.changes.find(({ state }) => state === 'open');
  const earlier = order.changes.filter(({ state }) => state !== 'open');
  return (
    <>
      {open && (
        <OpenChange order={order} change={open} side={side} calls={calls} isClosed={isClosed} />
      )}
      {earlier.length > 0 && <History order={order} changes={earlier} />}
    </>
  );
}

type OpenChangeProps = Omit<PurchaseChangesProps, 'isClosed'> & {
  change: PurchaseChange;
  isClosed: boolean;
};

function OpenChange({ order, change, side, calls, isClosed }: OpenChangeProps) {
  const say = useSay();
  const can = useCan();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const isOwn = change.side === side;
  const total = totalWith(order, change.lines);
  const money = (cents: bigint | number | null) => formatMoney(cents, order.currency);
  const asked = { id: order.id, change_id: change.id };
  const totals = { before: money(order.total), after: money(total) };
  const ask = (which: 'accept' | 'withdraw') =>
    setQuestion({
      title: say(texts[which]),
      text: say(which === 'accept' ? texts.acceptAsk : texts.withdrawAsk, {
        code: order.code,
        ...totals,
      }),
      verb: say(texts[which]),
      isDanger: false,
      run: async () => {
        const call = which === 'accept' ? calls.acceptChange : calls.withdrawChange;
        toast.success((await api(call, asked)).msg);
      },
    });
  return (
    <section className={styles.open} aria-label={say(changeTexts.fields.change_id)}>
      <h4>{say(isOwn ? texts.asked.own : texts.asked[change.side])}</h4>
      <p>
        {change.reason}{' '}
        <span className={styles.by}>
          {say(texts.by, { user: change.create_user, time: showTime(change.create_time) })}
        </span>
      </p>
      <ChangeTable
        order={order}
        before={change.before}
        lines={change.lines}
        foot={
          <tfoot className={styles.sum}>
            <tr>
              <th scope="row" colSpan={3}>
                {say(texts.total)}
              </th>
              <td className={table.figure}>
                <Both before={totals.before} after={totals.after} />
              </td>
              <td />
            </tr>
          </tfoot>
        }
      />
      {change.is_stale && <p>{say(texts.stale)}</p>}
      {!isClosed && can({ has: calls.propose.allow }) && (
        <div className={styles.actions}>
          {isOwn ? (
            <Button onClick={() => ask('withdraw')}>{say(texts.withdraw)}</Button>
          ) : (
            <>
              <Button onClick={() => setRefusing(true)}>{say(texts.refuse)}</Button>
              {!change.is_stale && (
                <Button type="primary" onClick={() => ask('accept')}>
                  {say(texts.accept)}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={question !== null}
        resource={resourceOf(calls.propose)}
        question={question}
        onClose={() => setQuestion(null)}
      />
      {isRefusing && (
        <RefuseDialog call={calls.refuseChange} asked={asked} onClose={() => setRefusing(false)} />
      )}
    </section>
  );
}

type HistoryProps = { order: ChangingOrder; changes: readonly PurchaseChange[] };

function History({ order, changes }: HistoryProps) {
  const say = useSay();
  return (
    <details className={styles.history}>
      <summary>{say(texts.history, { n: changes.length })}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <div className={styles.head}>
              <strong>{say(changeTexts.states[change.state])}</strong>
              <span>
                {say(texts.side, {
                  side: say(changeTexts.sides[change.side]),
                  user: change.create_user,
                })}
              </span>
              <span className={styles.by}>{showTime(change.create_time)}</span>
            </div>
            <p>{change.reason}</p>
            <ChangeTable order={order} before={change.before} lines={change.lines} />
            {change.answer_time && (
              <p className={styles.by}>
                {say(texts.answer)}{' '}
                {say(texts.by, { user: change.answer_user, time: showTime(change.answer_time) })}
                {change.answer_reason && ` · ${change.answer_reason}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
