import { memo, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { findSpec } from '#blocks/list.ts';
import { commandsFor } from '../canvas/commands.ts';
import { selectionAfter } from '../canvas/selection.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { nameOfType } from '../model/labels.ts';
import { BlockIcon } from '../palette/BlockIcon.tsx';
import { OutlineItem } from './OutlineItem.tsx';
import { summaryOf } from './summary.ts';
import { outlineTexts as texts } from './texts.ts';

type OutlineRowProps = { id: string; at: number; isFixed: boolean };

/** One block of the list. */
export const OutlineRow = memo(function OutlineRow({ id, at, isFixed }: OutlineRowProps) {
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
  const name = say(nameOfType(type));
  const isHidden = findSpec(type)?.needs3d === true && !has3d;
  const choose = (event: MouseEvent) => {
    const { selected } = editor.view.getState();
    editor.select(selectionAfter(editor.page.getState().order, selected, id, event));
  };
  return (
    <OutlineItem
      id={id}
      number={at + 1}
      name={name}
      summary={isHidden ? say(texts.hidden) : isFixed ? say(texts.fixed) : summary}
      icon={<BlockIcon type={type} size={18} />}
      faults={faults}
      isSelected={isSelected}
      isFixed={isFixed}
      canEdit={canEdit}
      onChoose={choose}
      onHover={(isOver) => editor.view.setState({ hovered: isOver ? id : null })}
      onRemove={() => commandsFor(bench, say).remove([id])}
    />
  );
});
