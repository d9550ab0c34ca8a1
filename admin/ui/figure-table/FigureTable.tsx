import { Button } from 'antd';
import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { csvOf } from '#admin/ui/list/csv.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { languageTags } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { figureTableTexts as texts } from './texts.ts';
import styles from './figure-table.module.css';

export type FigureColumn<Row> = {
  head: Text;
  value: (row: Row) => number | null;
  /** A part of a whole, shown in per cent. */
  isShare?: boolean;
  /** More or less than before, shown in per cent with its sign. */
  isChange?: boolean;
  /** Where the figure of a row leads, by its key; of the total by null. Null where there is nothing to be led to. */
  to?: (key: number | string | null) => string | null;
  /** Where the total of the period before leads. */
  toBefore?: () => string | null;
};
type Named = { key: number | string; name: string };
type FigureTableProps<Row extends Named> = {
  /** What the rows are. */
  head: Text;
  columns: readonly FigureColumn<Omit<Row, keyof Named>>[];
  rows: readonly Row[];
  total: Omit<Row, keyof Named>;
  /** The total of the period before, with its name. */
  before?: { name: string; figures: Omit<Row, keyof Named> };
  /** There are more rows than these. */
  isCut: boolean;
  /** Other rows are loading: these are not exported. */
  isOld: boolean;
  fileName: Text;
  /** Where a row's name leads, if anywhere. */
  linkOf?: ((row: Row) => { to: string; title: string } | null) | undefined;
};

/** Figures of groups below their total, with export. */
export function FigureTable<Row extends Named>({
  head,
  columns,
  rows,
  total,
  before,
  isCut,
  isOld,
  fileName,
  linkOf,
}: FigureTableProps<Row>) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  type Column = (typeof columns)[number];
  const show = ({ value, isShare, isChange }: Column, row: Omit<Row, keyof Named>) =>
    value(row)?.toLocaleString(
      tag,
      isShare || isChange
        ? {
            style: 'percent',
            maximumFractionDigits: 1,
            signDisplay: isChange ? 'exceptZero' : 'auto',
          }
        : undefined,
    ) ?? '–';
  const changeIn = (now: number | null, then: number | null) =>
    now === null || then === null || then <= 0
      ? '–'
      : ((now - then) / then).toLocaleString(tag, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        });
  const save = () => {
    const heads = [say(head), ...columns.map((column) => say(column.head))];
    const body = rows.map((row) => [
      row.name,
      ...columns.map((column) =>
        column.isShare || column.isChange ? show(column, row) : (column.value(row) ?? ''),
      ),
    ]);
    const blob = new Blob([csvOf([heads, ...body])], { type: 'text/csv;charset=utf-8' });
    saveBlob(blob, `${say(fileName)}.csv`);
  };
  const named = (row: Row) => {
    const link = linkOf?.(row);
    return link ? <Link {...link}>{row.name}</Link> : row.name;
  };
  const cells = (row: Omit<Row, keyof Named>, key: Named['key'] | null, isBefore = false) =>
    columns.map((column, at) => {
      const shown = show(column, row);
      const place = () => (isBefore ? column.toBefore?.() : column.to?.(key));
      const to = (column.value(row) ?? 0) > 0 ? place() : null;
      return <td key={at}>{to ? <Link to={to}>{shown}</Link> : shown}</td>;
    });
  return (
    <Panel
      title={say(texts.title)}
      note={isCut ? say(texts.cut, { n: rows.length.toLocaleString(tag) }) : undefined}
      extra={
        <Button disabled={isOld} onClick={save}>
          {say(texts.save)}
        </Button>
      }
    >
      <div className={styles.room} role="region" aria-label={say(texts.title)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(head)}</th>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {say(column.head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">{say(texts.total)}</th>
              {cells(total, null)}
            </tr>
            {before && (
              <>
                <tr>
                  <th scope="row">{before.name}</th>
                  {cells(before.figures, null, true)}
                </tr>
                <tr className={styles.change}>
                  <th scope="row">{say(texts.change)}</th>
                  {columns.map((column, at) => (
                    <td key={at}>{changeIn(column.value(total), column.value(before.figures))}</td>
                  ))}
                </tr>
              </>
            )}
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{named(row)}</th>
                {cells(row, row.key)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
