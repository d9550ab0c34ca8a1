import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, Offer, RowAction } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  labelStates,
  labelTemplateCalls,
  type LabelState,
  type LabelTemplate,
} from '#contract/features/product/labels/contract.ts';
import { labelTemplates } from '#contract/features/product/labels/feature.ts';
import { labelMoves } from '#contract/features/product/labels/moves.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { LabelThumb } from './LabelThumb.tsx';
import { editorAt, printAt } from '#admin/label-designer/paths.ts';
import { labelsTexts as texts } from './texts.ts';
import styles from './labels.module.css';

const LabelForm = lazyComponent(async () => (await import('./LabelForm.tsx')).LabelForm);
const CopyDialog = lazyComponent(async () => (await import('./LabelForm.tsx')).CopyDialog);
const NewLabelDialog = lazyComponent(
  async () => (await import('./NewLabelDialog.tsx')).NewLabelDialog,
);
const PreviewDialog = lazyComponent(
  async () => (await import('./PreviewDialog.tsx')).PreviewDialog,
);

const tones: Record<LabelState, StateTone> = { draft: 'busy', published: 'good', retired: 'idle' };

function NameCell({ label }: { label: LabelTemplate }) {
  const say = useSay();
  return (
    <span className={styles.name}>
      <LabelThumb label={label} />
      <span>
        {label.name}
        <small>{say(texts.size, { width: label.width_mm, height: label.height_mm })}</small>
      </span>
    </span>
  );
}
function StateCell({ label }: { label: LabelTemplate }) {
  const say = useSay();
  return (
    <>
      <StateDot tone={tones[label.state]}>{say(labelMoves.states[label.state])}</StateDot>
      {label.is_changed && <Tag className={styles.changed}>{say(texts.changed)}</Tag>}
    </>
  );
}
function Words({ of }: { of: LabelTemplate }) {
  const say = useSay();
  return say(labelTexts.sheets[of.sheet_kind]);
}
function PartsCell({ label }: { label: LabelTemplate }) {
  const say = useSay();
  return label.parts === 0 ? '—' : say(texts.parts, { n: label.parts });
}

const columns: readonly Column<LabelTemplate>[] = [
  { field: 'name', width: 300, sort: true, render: (label) => <NameCell label={label} /> },
  { field: 'state', width: 190, render: (label) => <StateCell label={label} /> },
  { field: 'sheet_kind', width: 90, render: (label) => <Words of={label} /> },
  { field: 'parts', width: 110, render: (label) => <PartsCell label={label} /> },
  { field: 'update_time', kind: 'time', width: 160, sort: true },
  { field: 'publish_time', kind: 'time', width: 160, hidden: true },
  { field: 'remark', width: 200, hidden: true },
];
const filters: readonly Filter<FilterName<typeof labelTemplateCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: labelStates.map((value) => ({ value, label: labelMoves.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
const offers: readonly Offer[] = ['delete', 'export'];
const moves = moveActions(labelMoves, labelTemplateCalls, {
  // Publishing once more is for a draft that has changed.
  isOffered: ({ state, is_changed: isChanged }, move) =>
    move !== 'publish' || state !== 'published' || isChanged,
});

type Opened = { what: 'rename' | 'copy' | 'preview'; label: LabelTemplate };

/** Label templates: drafts, publishing, previews. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isNew, setNew] = useState(false);
  const actions = useMemo<RowAction<LabelTemplate>[]>(() => {
    const opens = (what: Opened['what']) => (label: LabelTemplate) => setOpened({ what, label });
    return [
      { key: 'design', label: texts.actions.design, run: ({ id }) => void navigate(editorAt(id)) },
      {
        key: 'print',
        label: texts.actions.print,
        can: 'trace:printJob:add',
        shown: ({ state }) => state === 'published',
        run: ({ id }) => void navigate(printAt(id)),
      },
      { key: 'preview', label: texts.actions.preview, run: opens('preview') },
      {
        key: 'rename',
        label: texts.actions.rename,
        can: 'product:labelTemplate:edit',
        run: opens('rename'),
      },
      {
        key: 'copy',
        label: texts.actions.copy,
        can: 'product:labelTemplate:add',
        run: opens('copy'),
      },
    ];
  }, [navigate]);
  const close = () => setOpened(null);
  const add = can({ has: 'product:labelTemplate:add' }) && (
    <Button type="primary" onClick={() => setNew(true)}>
      {say(texts.add)}
    </Button>
  );
  return (
    <>
      <DataPage
        calls={labelTemplateCalls}
        title={labelTemplates.title}
        texts={labelTexts}
        columns={columns}
        filters={filters}
        offers={offers}
        rowActions={actions}
        moves={moves}
        extra={add}
        start={add}
      />
      {isNew && <NewLabelDialog onClose={() => setNew(false)} />}
      {opened?.what === 'rename' && <LabelForm label={opened.label} onClose={close} />}
      {opened?.what === 'copy' && <CopyDialog label={opened.label} onClose={close} />}
      {opened?.what === 'preview' && <PreviewDialog label={opened.label} onClose={close} />}
    </>
  );
}
