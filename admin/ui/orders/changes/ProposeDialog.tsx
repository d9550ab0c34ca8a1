import { DatePicker, Input, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { memo, useId, useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { centsOf, formatMoney, yuanOf } from '#contract/money.ts';
import { changeTexts, type ChangedTerms } from '#contract/trade/purchase-changes.ts';
import { positiveQuantity } from '#contract/validation.ts';
import { Both } from './ChangeTable.tsx';
import {
  termsOf,
  totalWith,
  type ChangeCalls,
  type ChangingOrder,
  type OrderedLine,
} from './lines.ts';
import { changeUiTexts } from './texts.ts';
import styles from './changes.module.css';

const texts = changeUiTexts.propose;
const { fields } = changeTexts;
/** More lines are found by their part. */
const mostShown = 100;
const longestReason = 200;
const wide = 820;

type ProposeDialogProps = {
  order: ChangingOrder;
  call: ChangeCalls['propose'];
  onClose: () => void;
};

const isSame = (one: ChangedTerms, other: ChangedTerms) =>
  formatQuantity(one.quantity) === formatQuantity(other.quantity) &&
  one.price === other.price &&
  one.date === other.date;

/** Asks the other side for other quantities, prices or dates. */
export function ProposeDialog({ order, call, onClose }: ProposeDialogProps) {
  const say = useSay();
  const [typed, setTyped] = useState<ReadonlyMap<number, ChangedTerms>>(new Map());
  const [sought, setSought] = useState('');
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const { isBusy, run } = useCommand(resourceOf(call));
  const known = useMemo(
    () => new Map(order.lines.map((line) => [line.line_no, termsOf(line, order)])),
    [order],
  );
  const words = sought.trim().toLowerCase();
  const found = order.lines.filter(({ part_name: name, part_code: code }) =>
    `${name} ${code}`.toLowerCase().includes(words),
  );
  const changed = [...typed.values()].filter((line) => !isSame(line, known.get(line.line_no)!));
  const isValid = changed.every(({ quantity }) => positiveQuantity.safeParse(quantity).success);
  const total = isValid ? totalWith(order, changed) : null;
  const change = useStable((line: ChangedTerms) =>
    setTyped((now) => new Map([...now, [line.line_no, line]])),
  );
  const send = () =>
    run(async () => {
      const { id, version } = order;
      toast.success((await api(call, { id, version, lines: changed, reason })).msg);
      onClose();
    });
  const money = (cents: bigint | number | null) => formatMoney(cents, order.currency);
  return (
    <VerbDialog
      title={say(texts.title, { code: order.code })}
      verb={say(texts.verb)}
      width={wide}
      isBusy={isBusy}
      disabled={changed.length === 0 || !isValid || reason.trim() === ''}
      onGo={() => void send()}
      onClose={onClose}
    >
      <p>{say(texts.hint)}</p>
      {order.lines.length > mostShown && (
        <Input
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          allowClear
        />
      )}
      <ul className={styles.lines} aria-label={say(fields.lines)}>
        {found.slice(0, mostShown).map((line) => (
          <Terms
            key={line.line_no}
            line={line}
            was={known.get(line.line_no)!}
            terms={typed.get(line.line_no) ?? known.get(line.line_no)!}
            currency={order.currency}
            onChange={change}
          />
        ))}
      </ul>
      {found.length > mostShown && <p>{say(texts.more, { n: mostShown })}</p>}
      <p className={styles.tally} role="status">
        <span>
          {changed.length === 0 ? say(texts.nothing) : say(texts.changed, { n: changed.length })}
        </span>
        <strong>
          {say(changeUiTexts.total)} <Both before={money(order.total)} after={money(total)} />
        </strong>
      </p>
      <div className={styles.reason}>
        <label htmlFor={reasonId} data-required>
          {say(fields.reason)}
        </label>
        <Input.TextArea
          id={reasonId}
          aria-required
          rows={2}
          value={reason}
          maxLength={longestReason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </VerbDialog>
  );
}

type TermsProps = {
  line: OrderedLine;
  was: ChangedTerms;
  terms: ChangedTerms;
  currency: string;
  onChange: (line: ChangedTerms) => void;
};

/** What shall hold for one line. */
const Terms = memo(function Terms({ line, was, terms, currency, onChange }: TermsProps) {
  const say = useSay();
  const { part_name: name, part_code: code } = line;
  const isWrong = !positiveQuantity.safeParse(terms.quantity).success;
  return (
    <li data-changed={!isSame(was, terms)}>
      <span className={styles.part}>
        {name} <CodeText code={code} copyable={false} />
        <small>
          {formatQuantity(was.quantity, line.unit_name)} · {formatMoney(was.price, currency)}
          {was.date && ` · ${was.date}`}
        </small>
      </span>
      <label className={styles.field}>
        <span>{say(fields.quantity)}</span>
        <InputNumber<string>
          stringMode
          aria-label={`${say(fields.quantity)} ${name}`}
          status={isWrong ? 'error' : ''}
          value={terms.quantity}
          controls={false}
          changeOnWheel={false}
          onChange={(quantity) => onChange({ ...terms, quantity: quantity ?? '' })}
        />
      </label>
      <label className={styles.field}>
        <span>{say(fields.price)}</span>
        <InputNumber<string>
          stringMode
          precision={2}
          min="0"
          aria-label={`${say(fields.price)} ${name}`}
          prefix={currency === 'CNY' ? '¥' : currency}
          value={yuanOf(terms.price)}
          controls={false}
          changeOnWheel={false}
          onChange={(yuan) => yuan !== null && onChange({ ...terms, price: centsOf(yuan)! })}
        />
      </label>
      <label className={styles.field}>
        <span>{say(fields.date)}</span>
        <DatePicker
          aria-label={`${say(fields.date)} ${name}`}
          value={terms.date ? dayjs(terms.date) : null}
          allowClear={false}
          onChange={(day) => onChange({ ...terms, date: day?.format('YYYY-MM-DD') ?? was.date })}
        />
      </label>
    </li>
  );
});
