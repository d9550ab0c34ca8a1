import { useCallback, useMemo, type ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { post } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import { RowActions } from '#admin/ui/list/RowActions.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { Column, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { categoryDepth, type Category } from '#contract/features/product/categories/contract.ts';
import { categoryTexts } from '#contract/features/product/categories/texts.ts';
import { menuTexts } from '#contract/texts/menus.ts';
import { BranchName, BranchOrder, BranchParts } from './BranchCells.tsx';
import type { Branch } from './branches.ts';
import { categoriesPageTexts as texts } from './texts.ts';
import { useMoves } from './use-moves.ts';
import { useRowDrag } from './use-row-drag.ts';

type CategoryTableProps = {
  rows: readonly Category[];
  /** Nothing yet: they are on their way. */
  branches: readonly Branch[] | undefined;
  keyword: string;
  instead: ReactNode;
  onToggle: (id: number) => void;
  onEdit: (branch: Branch) => void;
  onAddBelow: (branch: Branch) => void;
  onAsk: (question: Question) => void;
};

const nameOf = ({ name }: Branch) => name;

async function remove({ id }: Branch): Promise<void> {
  toast.success((await post('category/delete', { ids: [id] })).msg);
}

/** The tree as rows, with what can be done with each. */
export function CategoryTable(props: CategoryTableProps) {
  const { rows, branches, keyword, instead, onAsk } = props;
  const say = useSay();
  const can = useCan();
  const [mayAdd, mayEdit, mayDelete] = ['add', 'edit', 'delete'].map((verb) =>
    can({ has: `product:category:${verb}` }),
  );
  const maySee = can({ has: 'product:part:view' });
  const mayMove = mayEdit === true && keyword === '';
  const moves = useMoves(rows);
  const drag = useRowDrag(moves.areSiblings, moves.dropAt);

  // Rows are drawn anew whenever one of these changes.
  const toggle = useStable(props.onToggle);
  const edit = useStable(props.onEdit);
  const addBelow = useStable(props.onAddBelow);
  const step = useStable(moves.step);
  const columns = useMemo(() => {
    const list: Column<Branch>[] = [
      {
        field: 'name',
        width: 320,
        render: (branch) => <BranchName branch={branch} keyword={keyword} onToggle={toggle} />,
      },
      {
        field: 'parts',
        width: 96,
        kind: 'number',
        render: (branch) => <BranchParts branch={branch} canSee={maySee} />,
      },
      {
        field: 'sort',
        width: 160,
        render: (branch) => <BranchOrder branch={branch} canMove={mayMove} onMove={step} />,
      },
      { field: 'remark', width: 200 },
      { field: 'update_time', width: 150, kind: 'time' },
    ];
    return withLabels(list, categoryTexts.fields);
  }, [keyword, maySee, mayMove, toggle, step]);
  const actions = useMemo(() => {
    const list: (RowAction<Branch> | false | undefined)[] = [
      mayEdit && { key: 'edit', label: listTexts.edit, run: edit },
      mayAdd && {
        key: 'below',
        label: texts.addChild,
        shown: ({ depth }) => depth + 1 < categoryDepth,
        run: addBelow,
      },
      mayDelete && {
        key: 'delete',
        label: listTexts.delete,
        danger: true,
        confirm: ({ name }) => sayNow(listTexts.confirm.deleteOne, { name }),
        run: remove,
      },
    ];
    return list.filter((action) => action !== false && action !== undefined);
  }, [mayAdd, mayEdit, mayDelete, edit, addBelow]);
  const draw = useCallback(
    (branch: Branch) => (
      <RowActions
        resource="category"
        row={branch}
        name={branch.name}
        actions={actions}
        onAsk={onAsk}
      />
    ),
    [actions, onAsk],
  );
  return (
    <div {...(mayMove ? drag : {})}>
      <DataTable
        name={say(menuTexts.category)}
        columns={columns}
        rows={branches}
        nameOf={nameOf}
        actions={actions.length > 0 ? draw : undefined}
        instead={instead}
      />
    </div>
  );
}
