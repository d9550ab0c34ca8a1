import { Button } from 'antd';
import { useId, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { formatMoney } from '#contract/money.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { operationPageTexts as texts } from './texts.ts';
import styles from './operation.module.css';

const longText = 240;
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const isCents = /^-?\d+$/;

type Names = {
  words: Readonly<Record<string, string>>;
  amounts: readonly string[];
  /** Words for values, by field and value. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the amounts; yuan unless told. */
  currency?: string | undefined;
};
type ValueProps = Names & { field: string; value: unknown };
type Say = ReturnType<typeof useSay>;

/** One value for display: booleans, states and references as text, times in local time, money in yuan, lists and objects by line. */
export function Value({ field, value, ...names }: ValueProps) {
  const say = useSay();
  if (value === undefined) return <Quiet>{say(texts.absent)}</Quiet>;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <Quiet>{say(texts.empty)}</Quiet>;
  const read = readable(field, value, names, say);
  if (typeof read === 'number') return <span className={styles.figure}>{read}</span>;
  if (typeof read !== 'object' || read === null) return <Text text={String(read)} />;
  const isFlat =
    Array.isArray(read) && read.every((one) => ['string', 'number'].includes(typeof one));
  if (isFlat) return <Text text={read.join('\n')} />;
  return <Text text={JSON.stringify(read, null, 2)} isCode />;
}

const Quiet = ({ children }: { children: string }) => (
  <span className={styles.quiet}>{children}</span>
);

/** Nested values keep their structure, with field labels. */
function readable(field: string, value: unknown, names: Names, say: Say): unknown {
  if (Array.isArray(value)) return value.map((one) => readable(field, one, names, say));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        names.words[name] ?? name,
        readable(name, one, names, say),
      ]),
    );
  const words = names.values[field] ?? {};
  if (Object.hasOwn(words, String(value))) return words[String(value)];
  if (typeof value === 'boolean') return say(value ? texts.yes : texts.no);
  if (names.amounts.includes(field) && isCents.test(String(value)))
    return formatMoney(String(value), names.currency);
  return typeof value === 'string' && isTime.test(value) ? showTime(value, true) : value;
}

/** A long text is cut, and expanded on request. */
function Text({ text, isCode = false }: { text: string; isCode?: boolean }) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longText || text.split('\n').length > 8;
  const shown =
    isLong && !isOpen ? `${text.split('\n').slice(0, 8).join('\n').slice(0, longText)} …` : text;
  return (
    <>
      {isCode ? (
        <pre id={id} className={styles.code}>
          {shown}
        </pre>
      ) : (
        <span id={id} className={styles.text}>
          {shown}
        </span>
      )}
      {isLong && (
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? texts.less : texts.more)}
        </Button>
      )}
    </>
  );
}
