import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useMemo, type ComponentType } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError, api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { barePath, recordAt } from '#admin/app/routes/menu-tree.ts';
import { usePageName } from '#admin/app/routes/page-name.ts';
import { dropTab, nameTab, useTabs } from '#admin/app/tabs/tabs-store.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { ActionButtons } from '#admin/ui/list/ActionButtons.tsx';
import { nameOfRow, withLabels } from '#admin/ui/list/names.ts';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import {
  resourceOf,
  type Column,
  type ListActions,
  type ListCalls,
  type Offer,
  type RecordFormProps,
  type RowAction,
  type RowBase,
} from '#admin/ui/list/types.ts';
import { useAsking } from '#admin/ui/list/use-asking.tsx';
import { useOpenForm } from '#admin/ui/list/use-open-form.ts';
import { useStandardActions } from '#admin/ui/list/use-standard-actions.ts';
import { codes } from '#contract/envelope.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { RecordHead } from './RecordHead.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { recordTexts } from './texts.ts';
import type { RecordView } from './types.ts';
import { useEscape } from './use-escape.ts';
import styles from './record.module.css';

const none: readonly never[] = [];
const offered: readonly Offer[] = ['edit', 'delete'];
const isMissing = (error: Error | null) =>
  error instanceof ApiError && (error.code === codes.notFound || error.code === codes.invalid);

/** What of the list's page the page of a record needs. */
export type RecordPageProps<Row, Info> = {
  view: RecordView<Info>;
  calls: ListCalls;
  title: Text;
  texts: RecordTexts;
  columns: readonly Column<Row>[];
  offers?: readonly Offer[] | undefined;
  isOpen?: ((row: Row) => boolean) | undefined;
  canDelete?: ((row: Row) => boolean) | undefined;
  form?: ComponentType<RecordFormProps<Info>> | undefined;
  moves?: ListActions<Row> | undefined;
  rowActions?: readonly RowAction<Row>[] | undefined;
  nameOf?: ((row: Row) => string) | undefined;
  refetchEvery?: ((rows: readonly Row[]) => number | false) | undefined;
};

/** One record on a page of its own: what it is, what can be done with it, and everything about it. */
export function RecordPage<Row extends RowBase, Info>(props: RecordPageProps<Row, Info>) {
  const { calls, view, form: Form, nameOf = nameOfRow } = props;
  const Extra = view.extra;
  const moves = props.moves?.onRow;
  const say = useSay();
  const navigate = useNavigate();
  const key = barePath(useLocation().pathname);
  const { list, id } = recordAt(key)!;
  const resource = resourceOf(calls.index);
  const listName = usePageName(props.title);
  const query = useQuery({
    queryKey: [resource, spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(calls.info!, { id }, { signal, quiet: true })).data as Row & Info,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && props.refetchEvery ? props.refetchEvery([data]) : false,
  });
  const record = query.data;
  const columns = useMemo(
    () => withLabels(props.columns, props.texts.fields),
    [props.columns, props.texts.fields],
  );
  const name = record && nameOf(record);
  useEffect(() => {
    if (name) nameTab(key, name);
  }, [key, name]);

  /** To the list as it was left. */
  const place = () => useTabs.getState().tabs.find((tab) => tab.key === list)?.path ?? list;
  const leave = () => void navigate(place());
  useEscape(leave);

  const { ask, dialogs } = useAsking<Row>(resource, record && [record]);
  const { onRow, canEdit } = useStandardActions<Row>({
    calls,
    offers: (props.offers ?? offered).filter((offer) => offered.includes(offer) && calls[offer]),
    rowActions: props.rowActions ?? none,
    batchActions: none,
    moves: props.moves,
    nameOf,
    isOpen: props.isOpen,
    canDelete: props.canDelete,
    onEdit: () => form.open(id),
    onExport: () => undefined,
  });
  const form = useOpenForm<Info>(calls.info, { add: false, edit: canEdit && Boolean(Form) });
  const actions = onRow
    // It is open already.
    .filter(({ key: action }) => action !== 'view' && !view.hides?.includes(action))
    .filter(({ key: action }) => action !== 'edit' || Form)
    .map((action) =>
      action.key === 'delete'
        ? thenLeave(action, () => {
            leave();
            dropTab(key);
          })
        : action,
    );

  if (query.isError && isMissing(query.error))
    return (
      <div role="alert" className={styles.gone}>
        <EmptyState
          title={say(recordTexts.gone.title)}
          hint={say(recordTexts.gone.hint)}
          action={
            <Button type="primary" onClick={leave}>
              {say(recordTexts.back, { list: listName })}
            </Button>
          }
        />
      </div>
    );
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={place()}>
        <span aria-hidden="true">‹</span> {say(recordTexts.back, { list: listName })}
      </Link>
      <Loaded query={query} skeleton={<Skeleton active avatar paragraph={{ rows: 10 }} />}>
        {(found) => (
          <>
            <RecordHead
              record={found}
              columns={columns}
              view={view}
              name={nameOf(found)}
              actions={
                <>
                  {Extra && <Extra record={found} />}
                  <ActionButtons
                    resource={resource}
                    row={found}
                    name={nameOf(found)}
                    actions={actions}
                    isMove={moves && ((action) => moves.some((one) => one.key === action))}
                    onAsk={ask}
                  />
                </>
              }
            />
            <RecordTabs
              place={{ key, resource, id, name: nameOf(found) }}
              record={found}
              columns={columns}
              view={view}
            />
          </>
        )}
      </Loaded>
      {Form && form.opened && (
        <Form
          key={form.opened.which}
          record={form.opened.record}
          onClose={form.close}
          onSaved={() => {
            form.close();
            void refreshList(resource);
          }}
          goOn={(next) => form.close(next)}
        />
      )}
      {dialogs}
    </div>
  );
}

/** What was deleted has no page any more. */
const thenLeave = <Row,>(action: RowAction<Row>, leave: () => void): RowAction<Row> => ({
  ...action,
  run: async (row: Row) => {
    await action.run?.(row);
    leave();
  },
});
