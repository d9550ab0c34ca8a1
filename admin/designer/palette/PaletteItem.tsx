import { useDraggable } from '@dnd-kit/core';
import { Tooltip } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import type { BlockSpec } from '#blocks/kit/spec.ts';
import { commandsFor } from '../canvas/commands.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { BlockIcon } from './BlockIcon.tsx';
import { whyNot } from './available-blocks.ts';
import styles from './palette.module.css';

/** One block of the palette: a click adds it after the selection, a drag anywhere. */
export function PaletteItem({ spec }: { spec: BlockSpec }) {
  const say = useSay();
  const bench = useWorkbench();
  const reason = useStore(bench.editor.page, (page) => whyNot(spec, page, bench.kind));
  const isOff = reason !== null || !bench.canEdit;
  const { setNodeRef, listeners } = useDraggable({
    id: `new:${spec.type}`,
    data: { type: spec.type },
    disabled: isOff,
  });
  return (
    <li>
      <Tooltip title={say(reason ?? spec.line)} placement="right" mouseEnterDelay={0.6}>
        <button
          ref={setNodeRef}
          type="button"
          className={styles.item}
          aria-disabled={isOff}
          aria-description={say(reason ?? spec.line)}
          onClick={() => !isOff && commandsFor(bench, say).add(spec.type)}
          {...listeners}
        >
          <BlockIcon type={spec.type} />
          <span>{say(spec.name)}</span>
        </button>
      </Tooltip>
    </li>
  );
}
