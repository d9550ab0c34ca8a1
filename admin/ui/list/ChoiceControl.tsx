import { Select } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Choice, FilterProps } from './filter-props.ts';
import { listTexts as texts } from './texts.ts';
import styles from './filters.module.css';

type ChoiceControlProps = FilterProps & {
  choices: Choice[] | undefined;
  isMultiple?: boolean;
  /** Called for by a click: opens at once. */
  isWoken: boolean;
  /** The server searches; otherwise the labels are searched here. */
  onSearch?: (typed: string) => void;
  isSearching?: boolean;
};

const searchFrom = 8;

export function ChoiceControl(props: ChoiceControlProps) {
  const { label, value, onChange, choices, isMultiple = false, isWoken, onSearch } = props;
  const say = useSay();
  const search = onSearch
    ? { onSearch, filterOption: false }
    : (choices?.length ?? 0) >= searchFrom && { optionFilterProp: 'label' };
  return (
    <Select<string | string[], Choice>
      className={styles.control}
      mode={isMultiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      allowClear
      autoFocus={isWoken}
      defaultOpen={isWoken}
      showSearch={search}
      loading={choices === undefined || props.isSearching}
      notFoundContent={say(onSearch ? texts.filters.typeToSearch : texts.filters.noOption)}
      value={isMultiple ? [value ?? []].flat() : typeof value === 'string' ? value : undefined}
      onChange={(next?: string | string[]) => onChange(next?.length ? next : undefined)}
      options={choices}
      popupMatchSelectWidth={false}
    />
  );
}
