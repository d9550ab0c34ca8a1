import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon, DownIcon, HiddenIcon, RemoveIcon, ShownIcon, UpIcon } from '#admin/ui/icons.tsx';
import { findSpec } from '#blocks/list.ts';
import { SectionIcon } from '../sections/icons.tsx';
import { sectionTexts } from '../sections/texts.ts';
import { useSaveSection } from '../sections/use-save-section.tsx';
import { commandsFor } from './commands.ts';
import { DuplicateIcon } from './icons.tsx';
import { canvasTexts } from './texts.ts';
import { useBlockName } from './use-block-name.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

const { tools: texts } = canvasTexts;
const height = 34;

/** The actions on the selection, above it; with a tall block they stay in view. */
export function BlockTools({ scale }: { scale: number }) {
  const say = useSay();
  const bench = useWorkbench();
  const { editor, geometry, drag, canEdit } = bench;
  const selected = useStore(editor.view, (view) => view.selected);
  const [first] = selected;
  const box = useStore(geometry, ({ boxes }) => boxes.get(first ?? ''));
  const type = useStore(editor.page, (page) => page.blocks[first ?? '']?.type ?? '');
  const isCarried = useStore(drag, ({ lifted }) => lifted !== null);
  const isFirst = useStore(editor.page, ({ order }) => order[0] === first);
  const isLast = useStore(
    editor.page,
    ({ order, blocks }) =>
      order.findLast((id) => !findSpec(blocks[id]?.type ?? '')?.isFixed) === selected.at(-1),
  );
  const areHidden = useStore(editor.page, ({ blocks }) =>
    selected.every((id) => blocks[id]?.hidden === true),
  );
  const name = useBlockName(first ?? '');
  const commands = commandsFor(bench, say);
  const section = useSaveSection();
  const selectedBlocks = () => selected.flatMap((id) => editor.page.getState().blocks[id] ?? []);
  if (!box || !canEdit || isCarried) return null;
  const { isFixed = false, isOnly = false } = findSpec(type) ?? {};
  const label =
    selected.length > 1 ? say(texts.labelMany, { n: selected.length }) : say(texts.label, { name });
  const top = Math.max(0, box.top * scale - height);
  return (
    <div
      className={styles.tools}
      data-fixed={box.isFixed}
      style={{ top, height: Math.max(height, (box.top + box.height) * scale - top) }}
    >
      <div role="toolbar" aria-label={label} className={styles.toolbar}>
        {!isFixed && (
          <>
            <Tool label={say(texts.up)} isOff={isFirst} onClick={() => commands.moveBy(-1)}>
              <UpIcon size={16} />
            </Tool>
            <Tool label={say(texts.down)} isOff={isLast} onClick={() => commands.moveBy(1)}>
              <DownIcon size={16} />
            </Tool>
          </>
        )}
        {!isOnly && (
          <Tool label={say(texts.duplicate)} onClick={commands.duplicate}>
            <DuplicateIcon size={16} />
          </Tool>
        )}
        <Tool label={say(texts.copy)} onClick={commands.copy}>
          <CopyIcon size={16} />
        </Tool>
        {section.save && (
          <Tool label={say(sectionTexts.save)} onClick={() => section.save?.(selectedBlocks())}>
            <SectionIcon size={16} />
          </Tool>
        )}
        <Tool label={say(areHidden ? texts.show : texts.hide)} onClick={() => commands.hide()}>
          {areHidden ? <HiddenIcon size={16} /> : <ShownIcon size={16} />}
        </Tool>
        <Tool label={say(texts.remove)} onClick={() => commands.remove()}>
          <RemoveIcon size={16} />
        </Tool>
      </div>
      {section.dialog}
    </div>
  );
}

type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  );
}
