import { useSay } from '#admin/app/language.ts';
import { PlainSelect } from '#admin/ui/PlainSelect.tsx';
import type { ListSort } from './list-state.ts';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn } from './types.ts';
import styles from './data-page.module.css';

type SortSelectProps = {
  columns: readonly NamedColumn<never>[];
  sort: ListSort | null;
  onSort: (sort: ListSort | null) => void;
};

/** The order, where rows are cards and have no header to click on. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const say = useSay();
  const sortable = columns.filter((column) => column.sort);
  if (sortable.length === 0) return null;
  return (
    <PlainSelect
      className={styles.sort}
      aria-label={say(texts.sortBy)}
      value={sort ? `${sort.by} ${sort.field}` : ''}
      onChange={({ target }) => {
        const [by, field] = target.value.split(' ') as [ListSort['by'], string | undefined];
        onSort(field ? { field, by } : null);
      }}
    >
      <option value="">{say(texts.unsorted)}</option>
      {sortable.flatMap(({ field, label }) =>
        (['asc', 'desc'] as const).map((by) => (
          <option key={by + field} value={`${by} ${field}`}>
            {say(by === 'asc' ? texts.ascending : texts.descending, { name: say(label) })}
          </option>
        )),
      )}
    </PlainSelect>
  );
}
