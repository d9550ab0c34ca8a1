import { useCallback, useMemo, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { usePageName } from '#admin/app/routes/page-name.ts';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { HeadActions } from '#admin/ui/list/HeadActions.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import { LoadFailed, NoRows } from '#admin/ui/list/NoRows.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { RowActions } from '#admin/ui/list/RowActions.tsx';
import { useAsking } from '#admin/ui/list/use-asking.tsx';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { useOpenForm } from '#admin/ui/list/use-open-form.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { cityCalls, type City } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { cities } from '#contract/features/data/cities/feature.ts';
import { nameOfCity } from './city-name.ts';
import { cityColumns, OpenContext } from './CityCells.tsx';
import { citiesPageTexts as texts } from './texts.ts';
import { useCityActions } from './use-city-actions.ts';
import { mostFound, useCityRows } from './use-city-rows.ts';
import styles from './cities.module.css';

const CityForm = lazyComponent(async () => (await import('./CityForm.tsx')).CityForm);

const filters = [
  { field: 'keyword', kind: 'text' as const, label: cityTexts.fields.keyword },
] as const;
const shape = { sorts: [], filters };
const columns = withLabels(cityColumns, cityTexts.fields);

/** Provinces, cities and counties: expanded level by level, searchable by code or name. */
export function Page() {
  const say = useSay();
  const name = usePageName(cities.title);
  const can = useCan();
  const { state, narrow } = useListState(shape);
  const keyword = String(state.filters['keyword'] ?? '');
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [below, setBelow] = useState<City | null>(null);
  const { ask, dialogs } = useAsking<City>('city');
  const may = {
    add: can({ has: 'data:city:add' }),
    edit: can({ has: 'data:city:edit' }),
    delete: can({ has: 'data:city:delete' }),
  };
  const form = useOpenForm<City>(cityCalls.info, may);
  const { rows, query, count } = useCityRows(keyword, opened);
  const openness = useMemo(
    () => ({
      opened: new Set(opened),
      keyword,
      toggle: (code: number) =>
        setOpened((now) =>
          now.includes(code) ? now.filter((one) => one !== code) : [...now, code],
        ),
    }),
    [opened, keyword],
  );
  const actions = useCityActions(may, {
    onEdit: ({ id }) => form.open(id),
    onAddBelow: (city) => {
      setBelow(city);
      form.open(null);
    },
  });
  const draw = useCallback(
    (city: City) => (
      <RowActions
        resource="city"
        row={city}
        name={nameOfCity(city)}
        actions={actions}
        onAsk={ask}
      />
    ),
    [actions, ask],
  );
  const add = may.add
    ? () => {
        setBelow(null);
        form.open(null);
      }
    : undefined;
  return (
    <OpenContext value={openness}>
      <PageHeader
        title={cities.title}
        line={say(cityTexts.line)}
        actions={
          <HeadActions
            calls={cityCalls}
            texts={cityTexts}
            exported={can({ has: 'data:city:export' }) ? { keyword } : undefined}
            canImport={false}
            onAdd={add}
            addLabel={texts.add}
          />
        }
      />
      <Panel>
        <Filters filters={filters} values={state.filters} onNarrow={narrow} tools={null} />
        <DataTable
          name={name}
          columns={columns}
          rows={rows}
          nameOf={nameOfCity}
          actions={actions.length > 0 ? draw : undefined}
          instead={
            query.isError ? (
              <LoadFailed
                msg={query.error.message}
                isTrying={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ) : (
              rows?.length === 0 && (
                <NoRows
                  empty={cityTexts.empty}
                  isNarrowed={keyword !== ''}
                  onClear={() => narrow({ keyword: undefined })}
                  onAdd={add}
                />
              )
            )
          }
        />
        {keyword !== '' && rows && rows.length > 0 && (
          <p className={styles.foot} role="status">
            {say(texts.found, { n: count })}{' '}
            {count > mostFound && say(texts.more, { n: mostFound })}
          </p>
        )}
      </Panel>
      {dialogs}
      {form.opened && (
        <CityForm
          key={form.opened.which}
          record={form.opened.record}
          parent={below}
          onClose={form.close}
          onSaved={() => {
            form.close();
            void refreshList('city');
          }}
        />
      )}
    </OpenContext>
  );
}
