import { useCallback, useMemo, type ReactNode } from 'react';
import type * as z from 'zod';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { usePageName } from '#admin/app/routes/page-name.ts';
import { toast } from '#admin/app/toast.ts';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import { RowActions } from '#admin/ui/list/RowActions.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import { resourceOf, type Column, type Offer, type RowAction } from '#admin/ui/list/types.ts';
import type { Ask } from '#admin/ui/list/use-asking.tsx';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { BranchName, BranchOrder } from './BranchCells.tsx';
import type { Branch, TreeRow } from './branches.ts';
import { treeTexts } from './texts.ts';
import type { TreePageProps } from './types.ts';
import { useMoves } from './use-moves.ts';
import { useRowDrag } from './use-row-drag.ts';

type TreeTableProps<Row extends TreeRow> = Omit<TreePageProps<Row>, 'form' | 'nameOf'> & {
  nameOf: (row: Row) => string;
  may: Record<Offer, boolean>;
  rows: readonly Row[];
  /** Undefined while loading. */
  branches: readonly Branch<Row>[] | undefined;
  keyword: string;
  instead: ReactNode;
  onToggle: (id: number) => void;
  onEdit: (branch: Branch<Row>) => void;
  onAddBelow: (branch: Branch<Row>) => void;
  onAsk: Ask<Branch<Row>>;
};

const none: readonly never[] = [];

type Drawn<Row> = {
  nameOf: (row: Row) => string;
  lead: (row: Row) => ReactNode;
  keyword: string;
  canMove: boolean;
  onToggle: (id: number) => void;
  onMove: (id: number, by: 1 | -1) => void;
};

/** The two columns that make a list a tree: the name expands, the position moves. */
function drawBranches<Row extends TreeRow>(
  column: Column<Branch<Row>>,
  { nameOf, lead, keyword, canMove, onToggle, onMove }: Drawn<Row>,
): Column<Branch<Row>> {
  const nameCell = (branch: Branch<Row>) => (
    <BranchName
      branch={branch}
      name={nameOf(branch)}
      keyword={keyword}
      lead={lead(branch)}
      onToggle={onToggle}
    />
  );
  const orderCell = (branch: Branch<Row>) => (
    <BranchOrder branch={branch} name={nameOf(branch)} canMove={canMove} onMove={onMove} />
  );
  if (column.render) return column;
  if (column.field === 'name') return { ...column, render: nameCell };
  if (column.field === 'sort') return { ...column, render: orderCell };
  return column;
}

/** The tree as rows with their actions. */
export function TreeTable<Row extends TreeRow>(props: TreeTableProps<Row>) {
  const { calls, texts, rows, branches, keyword, onAsk, depth, may } = props;
  const resource = resourceOf(calls.index);
  const { delete: remove } = calls;
  const { rowActions = none } = props;
  const name = usePageName(props.title);
  const can = useCan();
  const canMove = may.edit && keyword === '';
  const renumber =
    props.renumber ??
    (async (row: Row, sort: number) => {
      const values = row as Row & Record<string, unknown>;
      const given = Object.keys((calls.add!.input as z.ZodObject).shape).map((name) => [
        name,
        values[name],
      ]);
      const { id, version } = row;
      await api(calls.edit!, { ...Object.fromEntries(given), id, version, sort });
    });
  const moves = useMoves(resource, rows, renumber);
  const drag = useRowDrag(moves.areSiblings, moves.dropAt);

  // Rows re-render whenever one of these changes.
  const nameOf = useStable(props.nameOf);
  const lead = useStable(props.lead ?? (() => undefined));
  const canDelete = useStable(props.canDelete ?? (() => true));
  const toggle = useStable(props.onToggle);
  const edit = useStable(props.onEdit);
  const addBelow = useStable(props.onAddBelow);
  const step = useStable(moves.step);
  const columns = useMemo(() => {
    const drawn = { nameOf, lead, keyword, canMove, onToggle: toggle, onMove: step };
    const list = props.columns.map((column) => drawBranches(column, drawn));
    return withLabels(list, texts.fields);
  }, [props.columns, texts.fields, keyword, canMove, nameOf, lead, toggle, step]);
  const permitted = rowActions
    .filter((action) => action.can === undefined || can({ has: action.can }))
    .map(({ key }) => key)
    .join();
  const actions = useMemo(() => {
    const list: (RowAction<Branch<Row>> | false)[] = [
      may.edit && { key: 'edit', label: listTexts.edit, run: edit },
      may.add && {
        key: 'below',
        label: treeTexts.addChild,
        shown: (branch) => branch.depth + 1 < depth,
        run: addBelow,
      },
      ...rowActions.filter(({ key }) => permitted.split(',').includes(key)),
      may.delete && {
        key: 'delete',
        label: listTexts.delete,
        danger: true,
        shown: canDelete,
        confirm: (branch) => sayNow(listTexts.confirm.deleteOne, { name: nameOf(branch) }),
        run: async ({ id }) => toast.success((await api(remove!, { ids: [id] })).msg),
      },
    ];
    return list.filter((action) => action !== false);
  }, [
    may.add,
    may.edit,
    may.delete,
    permitted,
    remove,
    rowActions,
    depth,
    nameOf,
    canDelete,
    edit,
    addBelow,
  ]);
  const draw = useCallback(
    (branch: Branch<Row>) => (
      <RowActions
        resource={resource}
        row={branch}
        name={nameOf(branch)}
        actions={actions}
        onAsk={onAsk}
      />
    ),
    [resource, nameOf, actions, onAsk],
  );
  return (
    <div {...(canMove ? drag : {})}>
      <DataTable
        name={name}
        columns={columns}
        rows={branches}
        nameOf={nameOf}
        actions={actions.length > 0 ? draw : undefined}
        instead={props.instead}
      />
    </div>
  );
}
