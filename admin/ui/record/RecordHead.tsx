import type { ReactNode } from 'react';
import { cellOf } from '#admin/ui/list/cell.tsx';
import { valueOf } from '#admin/ui/list/row-values.ts';
import type { NamedColumn } from '#admin/ui/list/types.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { pictureAt } from '#contract/files.ts';
import { stateField } from './facts.ts';
import type { RecordView } from './types.ts';
import styles from './record.module.css';

type RecordHeadProps<Row, Info> = {
  record: Row & Info;
  columns: readonly NamedColumn<Row>[];
  view: RecordView<Info>;
  name: string;
  actions: ReactNode;
};

/** What the record is called, its number and state, and what can be done with it. */
export function RecordHead<Row extends object, Info>(props: RecordHeadProps<Row, Info>) {
  const { record, columns, view, name, actions } = props;
  const state = columns.find(({ field }) => field === stateField(view));
  const code = valueOf(record, 'code');
  const picture = view.picture?.(record);
  const isNumbered = typeof code === 'string' && code !== '' && code !== name;
  return (
    <header className={styles.head}>
      {picture && (
        <img
          className={styles.picture}
          src={pictureAt(picture, 240)}
          alt=""
          width={72}
          height={72}
        />
      )}
      <div className={styles.words}>
        <h1>{name}</h1>
        <div className={styles.line}>
          {isNumbered && <CodeText code={code} />}
          {state && cellOf<Row>(record, state)}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
