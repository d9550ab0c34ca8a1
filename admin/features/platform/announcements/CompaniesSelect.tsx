import { Select } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { NoChoice } from '#admin/ui/form/NoChoice.tsx';
import { companySource } from '#admin/ui/form/sources.ts';
import { formTexts } from '#admin/ui/form/texts.ts';
import { useRemoteRows } from '#admin/ui/form/use-remote-rows.ts';
import type { CompanyRow } from '#contract/features/platform/companies/contract.ts';

type CompaniesSelectProps = {
  /** Provided by the form. */
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
  /** The names of the companies chosen before. */
  names: ReadonlyMap<number, string>;
};

/** A multiple choice of companies with search. */
export function CompaniesSelect({ id, value = [], onChange, names }: CompaniesSelectProps) {
  const say = useSay();
  const { found, keyword, search } = useRemoteRows<CompanyRow>(companySource);
  const [known, setKnown] = useState(names);
  const rows = (found.data ?? []).map((row) => ({
    value: row.id,
    label: companySource.label(row),
  }));
  // A chosen company that is not among the results would be shown by its id.
  const missing = value
    .filter((one) => !rows.some((row) => row.value === one))
    .map((one) => ({ value: one, label: known.get(one) ?? String(one) }));
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      value={[...value]}
      options={keyword ? rows : [...missing, ...rows]}
      {...search}
      labelRender={({ value: one, label }) => label ?? known.get(Number(one)) ?? String(one)}
      onChange={(next) => {
        setKnown(new Map([...known, ...rows.map((row) => [row.value, row.label] as const)]));
        onChange?.(next);
      }}
      allowClear
      placeholder={say(formTexts.search)}
      notFoundContent={<NoChoice query={found} nothing={keyword ? formTexts.nothing : undefined} />}
    />
  );
}
