import { DatePicker, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  supplierOrderCalls,
  type Supplied,
  type SuppliedInfo,
  type SuppliedLine,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { supplierPageTexts } from './texts.ts';
import { useSupplied } from './use-supplied.ts';
import styles from './supplier-orders.module.css';

const texts = supplierPageTexts.confirm;
const form = 'YYYY-MM-DD';
const mostShown = 100;
type Dates = ReadonlyMap<number, string>;
const askedFor = (line: SuppliedLine, order: SuppliedInfo) => line.date ?? order.expected_date;

/** Promises a date for each line: the one asked for, unless another is chosen. */
export function ConfirmDates({ rows: [row], names, onClose }: ActionDialogProps<Supplied>) {
  const say = useSay();
  const query = useSupplied(row!.id);
  const [chosen, setChosen] = useState<Dates>(new Map());
  const { isBusy, run } = useCommand('supplierOrder');
  const order = query.data;
  const confirm = () =>
    run(async () => {
      const dates = [...chosen].map(([line_no, date]) => ({ line_no, date }));
      toast.success((await api(supplierOrderCalls.confirm, { id: row!.id, dates })).msg);
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.title, { names })}
      verb={say(supplierOrderTexts.steps.confirm)}
      isBusy={isBusy}
      disabled={!order}
      onGo={() => void confirm()}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(found) => (
          <>
            <p>{say(texts.hint)}</p>
            {found.lines.length > 1 && (
              <label className={styles.all}>
                <span>{say(texts.all)}</span>
                <DatePicker
                  aria-label={say(texts.all)}
                  format={form}
                  onChange={(day) => {
                    const date = day?.format(form);
                    if (date) setChosen(new Map(found.lines.map((line) => [line.line_no, date])));
                  }}
                />
              </label>
            )}
            <ul className={styles.lines} aria-label={say(supplierOrderTexts.fields.dates)}>
              {found.lines.slice(0, mostShown).map((line) => (
                <DateOfLine
                  key={line.line_no}
                  line={line}
                  asked={askedFor(line, found)}
                  date={chosen.get(line.line_no) ?? askedFor(line, found)}
                  onChange={(date) => setChosen(new Map([...chosen, [line.line_no, date]]))}
                />
              ))}
            </ul>
            {found.lines.length > mostShown && <p>{say(texts.more, { n: mostShown })}</p>}
          </>
        )}
      </Loaded>
    </VerbDialog>
  );
}

type DateOfLineProps = {
  line: SuppliedLine;
  asked: string | null;
  date: string | null;
  onChange: (date: string) => void;
};

function DateOfLine({ line, asked, date, onChange }: DateOfLineProps) {
  const say = useSay();
  return (
    <li>
      <span className={styles.part}>
        {line.part_name} <CodeText code={line.part_code} copyable={false} />
        <small>
          {formatQuantity(line.quantity, line.unit_name)} ·{' '}
          {asked ? say(texts.asked, { date: asked }) : say(texts.noDate)}
        </small>
      </span>
      <DatePicker
        aria-label={`${say(supplierOrderTexts.fields.confirmed_date)} ${line.part_name}`}
        format={form}
        value={date ? dayjs(date) : null}
        allowClear={false}
        onChange={(day) => day && onChange(day.format(form))}
      />
    </li>
  );
}
