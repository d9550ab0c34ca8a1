import { useDraggable } from '@dnd-kit/core';
import { useSay } from '#admin/app/language.ts';
import { PencilIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import type { PageSection } from '#contract/features/product/page-sections/contract.ts';
import type { DragData } from '../canvas/DragArea.tsx';
import { useWorkbench } from '../canvas/workbench.ts';
import { SharedIcon } from '../sharing/icons.tsx';
import { sharingTexts } from '../sharing/texts.ts';
import { SectionIcon } from './icons.tsx';
import { sectionTexts as texts } from './texts.ts';
import { addSection, addShared } from './use-sections.ts';
import styles from './sections.module.css';

type SectionItemProps = {
  section: PageSection;
  onRename: ((section: PageSection) => void) | undefined;
  onRemove: ((section: PageSection) => void) | undefined;
};

/** One section: a click adds its blocks after the selection, a drag anywhere. */
export function SectionItem({ section, onRename, onRemove }: SectionItemProps) {
  const say = useSay();
  const bench = useWorkbench();
  const { name, blocks } = section;
  const { setNodeRef, listeners } = useDraggable({
    id: `section:${section.id}`,
    data: {
      section: { name, drop: (at) => void addSection(bench, section, say, at) },
    } satisfies DragData,
    disabled: !bench.canEdit,
  });
  return (
    <li className={styles.section}>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.add}
        aria-disabled={!bench.canEdit}
        aria-label={say(texts.add, { name })}
        aria-description={say(texts.blocks, { n: blocks })}
        onClick={() => void (bench.canEdit && addSection(bench, section, say))}
        {...listeners}
      >
        <SectionIcon size={18} />
        <span className={styles.words} title={name}>
          <span>{name}</span>
          <small>{say(texts.blocks, { n: blocks })}</small>
        </span>
      </button>
      {bench.canEdit && (
        <span className={styles.tools} role="group" aria-label={say(texts.tools, { name })}>
          <button
            type="button"
            aria-label={say(sharingTexts.add, { name })}
            title={say(sharingTexts.add, { name })}
            onClick={() => void addShared(bench, section, say)}
          >
            <SharedIcon size={16} />
          </button>
          {onRename && (
            <button
              type="button"
              aria-label={say(texts.renameOne, { name })}
              onClick={() => onRename(section)}
            >
              <PencilIcon size={16} />
            </button>
          )}
          {onRemove && (
            <button
              type="button"
              aria-label={say(texts.remove, { name })}
              onClick={() => onRemove(section)}
            >
              <RemoveIcon size={16} />
            </button>
          )}
        </span>
      )}
    </li>
  );
}
