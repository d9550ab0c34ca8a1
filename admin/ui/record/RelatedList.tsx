import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useMayOpen } from '#admin/app/routes/reachable.ts';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { nameOfRow, withLabels } from '#admin/ui/list/names.ts';
import { LoadFailed } from '#admin/ui/list/NoRows.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import {
  permissionOf,
  resourceOf,
  type Column,
  type FilterName,
  type ListCall,
  type ListPage,
  type RowBase,
  type RowOf,
} from '#admin/ui/list/types.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Feature } from '#contract/feature.ts';
import type { Text } from '#contract/text.ts';
import { recordTexts as texts } from './texts.ts';
import type { RecordTab } from './types.ts';
import styles from './record.module.css';

const atMost = 10;

/** A list of which the page of a record shows a few rows. */
type Related<C extends { index: ListCall }> = {
  key: string;
  of: Pick<Feature, 'pages' | 'title'>;
  title?: Text;
  calls: C;
  fields: Readonly<Record<string, Text>>;
  columns: readonly Column<RowOf<C>>[];
};
type FiltersOf<C extends { index: ListCall }> = Partial<
  Record<FilterName<C>, string | number | readonly string[]>
>;

/** The rows of another list that belong to a record, by a filter of that list: a tab of the record's page. */
export function related<C extends { index: ListCall }>(list: Related<C>) {
  return <Info,>(filter: (record: Info) => FiltersOf<C>, title?: Text): RecordTab<Info> => ({
    key: list.key,
    title: title ?? list.title ?? list.of.title,
    can: permissionOf(list.calls.index),
    content: ({ record }) => (
      <RelatedList list={list} filter={filter(record) as unknown as RelatedListProps['filter']} />
    ),
  });
}

type RelatedListProps = {
  list: Related<{ index: ListCall }>;
  filter: Readonly<Record<string, string | number | readonly string[]>>;
};

function RelatedList({ list, filter }: RelatedListProps) {
  const { calls, columns, fields, of } = list;
  const say = useSay();
  const mayOpen = useMayOpen();
  const asked = { ...filter, limit: atMost, page: 1 };
  const query = useQuery({
    queryKey: [resourceOf(calls.index), spokenKey, asked],
    queryFn: ({ signal }) =>
      api(calls.index, asked, { signal, quiet: true }) as unknown as Promise<ListPage<RowBase>>,
    staleTime: 0,
  });
  const name = say(list.title ?? of.title);
  const rows = query.data?.data;
  const all = addressOf(of.pages[0]!.path, filter);
  return (
    <Panel>
      <DataTable
        name={name}
        columns={withLabels(columns, fields)}
        rows={query.isError ? [] : rows}
        nameOf={nameOfRow}
        instead={
          query.isError ? (
            <LoadFailed
              msg={query.error.message}
              isTrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            rows?.length === 0 && <EmptyState compact title={say(texts.nothing)} />
          )
        }
      />
      {query.data && rows && rows.length > 0 && (
        <p className={styles.foot}>
          <span>{say(texts.count, { n: query.data.count })}</span>
          {mayOpen(all) && <Link to={all}>{say(texts.all)}</Link>}
        </p>
      )}
    </Panel>
  );
}

/** The list with the same filter. */
function addressOf(path: string, filter: RelatedListProps['filter']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (typeof value === 'object') for (const one of value) params.append(`${name}[]`, one);
    else params.set(name, String(value));
  return `${path}?${params.toString()}`;
}
