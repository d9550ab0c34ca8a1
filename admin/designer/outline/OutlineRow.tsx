import { memo, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { findSpec } from '#blocks/list.ts';
import { commandsFor } from '../canvas/commands.ts';
import { selectionAfter } from '../canvas/selection.ts';
import { useBlockName } from '../canvas/use-block-name.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { renameBlock } from '../model/author-marks.ts';
import { nameOfType } from '../model/labels.ts';
import { BlockIcon } from '../palette/BlockIcon.tsx';
import { BlockMarks } from '../together/BlockMarks.tsx';
import { sharingTexts } from '../sharing/texts.ts';
import { timesInWords } from '../panel/ShownTimes.tsx';
import { OutlineItem } from './OutlineItem.tsx';
import { summaryOf } from './summary.ts';
import { outlineTexts as texts } from './texts.ts';

type OutlineRowProps = {
  id: string;
  at: number;
  isFixed: boolean;
  /** Whether the list can be sorted now; what a search found cannot. */
  isSorted: boolean;
};

/** One block of the list. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, at, isFixed, isSorted } = props;
  const say = useSay();
  const bench = useWorkbench();
  const { editor, checks, canEdit, has3d } = bench;
  const type = useStore(editor.page, ({ blocks }) => blocks[id]?.type ?? '');
  const language = useStore(editor.view, (view) => view.language);
  const summary = useStore(editor.page, ({ blocks }) =>
    blocks[id] ? summaryOf(blocks[id], language) : '',
  );
  const isSelected = useStore(editor.view, ({ selected }) => selected.includes(id));
  const faults = useStore(checks, (all) => all.filter(({ block }) => block === id).length);
  const isHidden = useStore(editor.page, ({ blocks }) => blocks[id]?.hidden === true);
  const name = useBlockName(id);
  const usual = say(nameOfType(type));
  const isOff = findSpec(type)?.needs3d === true && !has3d;
  const isShared = useStore(editor.page, ({ blocks }) => blocks[id]?.shared !== undefined);
  const from = useStore(editor.page, ({ blocks }) => blocks[id]?.from);
  const until = useStore(editor.page, ({ blocks }) => blocks[id]?.until);
  const when = timesInWords({ ...(from && { from }), ...(until && { until }) }, say);
  const told = [when, isShared && say(sharingTexts.mark), name !== usual && usual, summary]
    .filter(Boolean)
    .join(' · ');
  const choose = (event: MouseEvent) => {
    const { selected } = editor.view.getState();
    editor.select(selectionAfter(editor.page.getState().order, selected, id, event));
  };
  return (
    <OutlineItem
      id={id}
      number={at + 1}
      name={name}
      summary={isOff ? say(texts.hidden) : isFixed ? say(texts.fixed) : told}
      icon={<BlockIcon type={type} size={18} />}
      faults={faults}
      isSelected={isSelected}
      isFixed={isFixed || !isSorted}
      isHidden={isHidden}
      canEdit={canEdit}
      marks={<BlockMarks id={id} />}
      onChoose={choose}
      onHover={(isOver) => editor.view.setState({ hovered: isOver ? id : null })}
      onRemove={() => commandsFor(bench, say).remove([id])}
      onHide={() => commandsFor(bench, say).hide([id])}
      onRename={(typed) => renameBlock(editor, id, typed, usual)}
    />
  );
});
