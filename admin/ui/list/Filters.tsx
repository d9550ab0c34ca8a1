import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import type { Text } from '#contract/text.ts';
import { DaysFilter } from './DaysFilter.tsx';
import type { FilterProps } from './filter-props.ts';
import type { FilterValues } from './list-state.ts';
import { phone } from './media.ts';
import { RemoteFilter } from './RemoteFilter.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { listTexts } from './texts.ts';
import { TreeFilter } from './TreeFilter.tsx';
import { permissionOf, type Filter } from './types.ts';
import type { ListControls } from './use-list-state.ts';
import styles from './filters.module.css';

const texts = listTexts.filters;
const inOneLine = { phone: 1, desk: 4 };

type FiltersProps = {
  filters: readonly (Filter & { label: Text })[];
  values: FilterValues;
  onNarrow: ListControls['narrow'];
  /** What stands at the end of the line. */
  tools?: ReactNode;
};

/** The first filters in one line, the rest behind 'more' with a count of those that narrow. */
export function Filters({ filters, values, onNarrow, tools }: FiltersProps) {
  const say = useSay();
  const rest = useId();
  const [isOpen, setOpen] = useState(false);
  const can = useCan();
  const drawn = filters.filter(({ kind, source, tree }) => {
    const list = source?.index ?? tree;
    return kind !== 'hidden' && can({ has: list ? permissionOf(list) : null });
  });
  const room = useMedia(phone) ? inOneLine.phone : inOneLine.desk;
  // Three and 'more' take the room of four.
  const first = drawn.length <= room ? drawn.length : Math.max(1, room - 1);
  const active = drawn.slice(first).filter(({ field }) => values[field] !== undefined).length;
  const isNarrowed = Object.keys(values).length > 0;
  const clear = () => onNarrow(Object.fromEntries(filters.map(({ field }) => [field, undefined])));
  const draw = (filter: Filter & { label: Text }) => (
    <FilterField
      key={filter.field}
      filter={filter}
      label={say(filter.label)}
      value={values[filter.field]}
      onChange={(value, options) => onNarrow({ [filter.field]: value }, options)}
    />
  );
  return (
    <div className={styles.bar} role="search" aria-label={say(texts.region)}>
      <div className={styles.line}>
        {drawn.slice(0, first).map(draw)}
        {drawn.length > first && (
          <Button
            type="text"
            aria-expanded={isOpen}
            aria-controls={rest}
            onClick={() => setOpen(!isOpen)}
          >
            {say(isOpen ? texts.less : texts.more)}
            {active > 0 && (
              <span className={styles.count} aria-label={say(texts.active, { n: active })}>
                {active}
              </span>
            )}
          </Button>
        )}
        {isNarrowed && (
          <Button type="link" onClick={clear}>
            {say(texts.clear)}
          </Button>
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {drawn.length > first && (
        <div id={rest} className={styles.line} hidden={!isOpen}>
          {isOpen && drawn.slice(first).map(draw)}
        </div>
      )}
    </div>
  );
}

function FilterField({ filter, ...props }: FilterProps & { filter: Filter }) {
  switch (filter.kind) {
    case 'text':
      return <TextFilter {...props} max={filter.max} />;
    case 'select':
    case 'multiple':
      return <SelectFilter {...props} filter={filter} />;
    case 'days':
      return <DaysFilter {...props} />;
    case 'remote':
      return <RemoteFilter {...props} filter={filter} />;
    case 'tree':
      return <TreeFilter {...props} filter={filter} />;
    default:
      return null;
  }
}
