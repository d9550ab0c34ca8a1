import {
  useCallback,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ApiError } from '#admin/app/api.ts';
import { useLocation } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { barePath, recordAt } from '#admin/app/routes/menu-tree.ts';
import { usePageName } from '#admin/app/routes/page-name.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { nameField } from '#admin/ui/record/facts.ts';
import { RecordList } from '#admin/ui/record/record-link.ts';
import type { RecordOf } from '#admin/ui/record/record-of.tsx';
import type { InputOf } from '#contract/call.ts';
import { codes } from '#contract/envelope.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { BatchBar } from './BatchBar.tsx';
import { DataTable } from './DataTable.tsx';
import type { ManyFields } from './EditManyDialog.tsx';
import { Filters } from './Filters.tsx';
import { HeadActions } from './HeadActions.tsx';
import { wireFilters } from './list-state.ts';
import { nameOfRow, shapeOf, withLabels } from './names.ts';
import { LoadFailed, NoRows } from './NoRows.tsx';
import { Pages } from './Pages.tsx';
import { refreshList } from './refresh.ts';
import { RowActions } from './RowActions.tsx';
import { SortSelect } from './SortSelect.tsx';
import { Tools } from './Tools.tsx';
import {
  listOf,
  resourceOf,
  type BatchAction,
  type Column,
  type Filter,
  type FilterName,
  type InfoOf,
  type ListActions,
  type ListCalls,
  type Offer,
  type RecordFormProps,
  type RowAction,
  type RowBase,
  type RowOf,
} from './types.ts';
import { useAsking } from './use-asking.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useListQuery } from './use-list-query.ts';
import { useListState } from './use-list-state.ts';
import { useOpenForm } from './use-open-form.ts';
import { useSelection } from './use-selection.ts';
import { useStandardActions } from './use-standard-actions.ts';
import { useSavedViews } from './views/use-saved-views.ts';
import { isSameView, viewOf } from './views/view-state.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import styles from './data-page.module.css';

const none: readonly never[] = [];
const standardOffers = ['add', 'edit', 'delete', 'export', 'import'] as const;
const isInvalid = (error: Error) => error instanceof ApiError && error.code === codes.invalid;

type DataPageProps<C extends ListCalls, Row, Info> = {
  /** The calls behind the list; the standard actions are those that have a call, for users who may make it. */
  calls: C;
  title: Text;
  texts: RecordTexts;
  columns: readonly Column<NoInfer<Row>>[];
  filters?: readonly Filter<FilterName<C>>[];
  /** What all rows of this list have in common, where a page shows only some of a resource. */
  within?: Readonly<Partial<InputOf<C['index']>>>;
  /** Which of the standard actions this page offers; all that have a call unless told. */
  offers?: readonly Offer[];
  /** Which rows are still edited and deleted; all unless told. */
  isOpen?: (row: Row) => boolean;
  /** Which rows can be deleted, where these are others than those that are edited. */
  canDelete?: (row: Row) => boolean;
  /** Opened by adding and editing: `?form=add` and `?form=12` in the address. */
  form?: ComponentType<RecordFormProps<Info>>;
  /** What adding is called where it is more than a form. */
  addLabel?: Text;
  /** What is done from state to state: `moveActions`. They follow the other actions. */
  moves?: ListActions<Row>;
  /** The inputs of the form for what can be changed in several rows at once; fixed, as columns are. */
  many?: ManyFields;
  rowActions?: readonly RowAction<Row>[];
  batchActions?: readonly BatchAction<Row>[];
  expand?: (row: Row) => ReactNode;
  /** Which rows have something below them; all unless told. */
  expands?: (row: Row) => boolean;
  /** Stands left of the table: a tree of categories. */
  aside?: ReactNode;
  /** Stands above the list: a quota, figures, a place to work. */
  lead?: ReactNode;
  /** More buttons in the head of the page. */
  extra?: ReactNode;
  /** Shown where there are none yet: the way to where they are made. */
  start?: ReactNode;
  /** What to call a row in questions; its name, title or code unless told. */
  nameOf?: (row: Row) => string;
  /** Each record has a page of its own below the list's address; its feature says so too (`found: { page: true }`). */
  record?: RecordOf;
  /** Milliseconds after which the list looks again. */
  refetchEvery?: (rows: readonly Row[]) => number | false;
};

/** One kind of record: its list, or at the address of a record that record's page. */
export function DataPage<C extends ListCalls, Row extends RowBase = RowOf<C>, Info = InfoOf<C>>(
  props: DataPageProps<C, Row, Info>,
) {
  const path = barePath(useLocation().pathname);
  const { record } = props;
  if (record && recordAt(path)) {
    const Page = record.Page as unknown as ComponentType<typeof props>;
    return <Page {...props} />;
  }
  return (
    <RecordList value={record ? path : null}>
      <ListOfRecords {...props} />
    </RecordList>
  );
}

/** The list of one kind of record: filters, table, pages, and everything that can be done from there. */
function ListOfRecords<C extends ListCalls, Row extends RowBase, Info>(
  props: DataPageProps<C, Row, Info>,
) {
  const { calls, texts, filters = none, nameOf = nameOfRow, form: Form } = props;
  const resource = resourceOf(calls.index);
  const say = useSay();
  const name = usePageName(props.title);
  const records = useContext(RecordList);
  const naming = nameField(props.columns, props.record?.name);
  const columns = useMemo(() => {
    const leads = records === null ? undefined : { list: records, id: 'id' as never };
    return withLabels(props.columns, texts.fields).map((column) =>
      leads && column.field === naming ? { ...column, leads } : column,
    );
  }, [props.columns, texts.fields, records, naming]);
  const shape = useMemo(() => shapeOf(props.columns, filters), [props.columns, filters]);
  const list = useListState(shape);
  const views = useSavedViews(listOf(calls.index), shape);
  const isAsked = !views.isOpening;
  const query = useListQuery<Row>(calls.index, list, props.refetchEvery, props.within, isAsked);
  const { choice, choose, reset, shown } = useColumnChoice(resource, columns, views.active);
  const { ask, dialogs } = useAsking<Row>(resource, query.data?.data);

  const [isTickedExport, setTickedExport] = useState(false);
  const { canAdd, canEdit, canExport, canImport, onRow, onBatch } = useStandardActions<Row>({
    calls,
    offers: props.offers ?? standardOffers.filter((offer) => calls[offer]),
    rowActions: props.rowActions ?? none,
    batchActions: props.batchActions ?? none,
    moves: props.moves,
    many: props.many,
    nameOf,
    isOpen: props.isOpen,
    canDelete: props.canDelete,
    onEdit: ({ id }) => form.open(id),
    onExport: () => setTickedExport(true),
  });
  const mayOpen = { add: canAdd && Boolean(Form), edit: canEdit && Boolean(Form) };
  const form = useOpenForm<Info>(calls.info, mayOpen);
  const saved = (next?: string) => {
    form.close(next);
    void refreshList(resource);
  };

  const { state } = list;
  const view = viewOf(state, columns, choice);
  const rows = query.isError ? undefined : query.data?.data;
  const selection = useSelection(rows ?? none, JSON.stringify(state));
  const isNarrowed = Object.keys(state.filters).length > 0;
  const clear = () =>
    list.narrow(Object.fromEntries(shape.filters.map(({ field }) => [field, undefined])));
  const reload = () => query.refetch();
  const actions = useCallback(
    (row: Row) => (
      <RowActions resource={resource} row={row} name={nameOf(row)} actions={onRow} onAsk={ask} />
    ),
    [resource, nameOf, onRow, ask],
  );
  const add = mayOpen.add ? () => form.open(null) : undefined;

  return (
    <div className={styles.room}>
      <div className={styles.page}>
        <PageHeader
          title={props.title}
          line={say(texts.line)}
          actions={
            <HeadActions
              calls={calls}
              texts={texts}
              exported={canExport ? { ...wireFilters(state), ...props.within } : undefined}
              list={{
                shown,
                count: query.data?.count,
                ids: selection.rows.map(({ id }) => id),
                isOfTicked: isTickedExport,
                onClose: () => setTickedExport(false),
              }}
              canImport={canImport}
              onAdd={add}
              addLabel={props.addLabel}
              extra={props.extra}
            />
          }
        />
        {props.lead && <div className={styles.lead}>{props.lead}</div>}
        <div className={styles.columns}>
          {props.aside && <aside className={styles.aside}>{props.aside}</aside>}
          <Panel>
            <Filters
              filters={withLabels(filters, texts.fields)}
              values={state.filters}
              onNarrow={list.narrow}
              tools={
                <>
                  <ViewsButton
                    views={views}
                    state={view}
                    isChanged={
                      views.active !== null && !isSameView(views.active.state, view, shape, columns)
                    }
                    onRevertColumns={reset}
                    canReport={
                      // What a tab of the page adds is not part of the view.
                      canExport && !props.within && calls.export?.path === `${views.list}/export`
                    }
                  />
                  <SortSelect columns={columns} sort={state.sort} onSort={list.sort} />
                  <Tools columns={columns} choice={choice} onChoose={choose} onRefresh={reload} />
                </>
              }
            />
            <DataTable
              name={name}
              columns={shown}
              rows={rows}
              nameOf={nameOf}
              foot={query.data?.foot}
              isOld={query.isPlaceholderData}
              isDense={choice.isDense}
              sort={state.sort}
              onSort={list.sort}
              selected={selection.ids}
              onSelect={onBatch.length > 0 ? selection.select : undefined}
              actions={onRow.length > 0 ? actions : undefined}
              expand={props.expand}
              expands={props.expands}
              instead={
                query.isError ? (
                  <LoadFailed
                    msg={query.error.message}
                    isTrying={query.isFetching}
                    onRetry={() => void reload()}
                    onClear={isNarrowed && isInvalid(query.error) ? clear : undefined}
                  />
                ) : (
                  rows?.length === 0 &&
                  !query.isPlaceholderData && (
                    <NoRows
                      empty={texts.empty}
                      isNarrowed={isNarrowed}
                      onClear={clear}
                      onAdd={add}
                      addLabel={props.addLabel}
                      start={props.start}
                    />
                  )
                )
              }
            />
            {rows && query.data && rows.length > 0 && (
              <Pages
                page={state.page}
                limit={state.limit}
                count={query.data.count}
                isApproximate={query.data.approximate}
                onTurn={list.turn}
                onResize={list.resize}
                selection={
                  selection.rows.length > 0 && (
                    <BatchBar
                      resource={resource}
                      rows={selection.rows}
                      nameOf={nameOf}
                      actions={onBatch}
                      onAsk={ask}
                      onClear={selection.clear}
                    />
                  )
                }
              />
            )}
          </Panel>
        </div>
      </div>
      {dialogs}
      {Form && form.opened && (
        <Form
          key={form.opened.which}
          record={form.opened.record}
          onClose={() => form.close()}
          onSaved={() => saved()}
          goOn={saved}
        />
      )}
    </div>
  );
}
