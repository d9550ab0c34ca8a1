import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import { resourceOf, type Column, type ListCall, type RowBase } from '#admin/ui/list/types.ts';
import type { RecordTexts } from '#contract/records.ts';
import { codesTexts } from './texts.ts';
import styles from './codes.module.css';

const pageSize = 20;

type CodeListProps<Row extends RowBase> = {
  call: ListCall<Row>;
  /** Whose codes, and which of them. */
  filters: Readonly<Record<string, unknown>>;
  columns: readonly Column<Row>[];
  texts: Pick<RecordTexts, 'fields'>;
};

/** The codes of one document, a page at a time. */
export function CodeList<Row extends RowBase & { code: string }>(props: CodeListProps<Row>) {
  const { call, filters, texts } = props;
  const say = useSay();
  const [page, setPage] = useState(1);
  const asked = JSON.stringify(filters);
  const columns = useMemo(
    // The field `code` of the document itself is its number.
    () => withLabels(props.columns, { ...texts.fields, code: codesTexts.list.code }),
    [props.columns, texts.fields],
  );
  const query = useQuery({
    queryKey: [resourceOf(call), 'codes', call.path, asked, page],
    queryFn: async ({ signal }) =>
      api(call, { ...filters, page, limit: pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const count = query.data?.count ?? 0;
  return (
    <div className={styles.codeList}>
      <DataTable<Row>
        name={say(codesTexts.list.name)}
        columns={columns}
        rows={query.isError ? undefined : query.data?.data}
        nameOf={({ code }) => code}
        isDense
        instead={
          query.isError ? (
            <EmptyState compact title={say(codesTexts.list.failed)} />
          ) : query.data && count === 0 ? (
            <EmptyState compact title={say(codesTexts.list.none)} />
          ) : undefined
        }
      />
      {count > pageSize && <Pages page={page} limit={pageSize} count={count} onTurn={setPage} />}
    </div>
  );
}
