import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { IconButton } from '#admin/designer/shell/IconButton.tsx';
import { CopyIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { alignIcons, LockIcon, orderIcons, UnlockIcon } from '../icons.tsx';
import { aligned, alignments, distributed } from '../model/geometry.ts';
import {
  boundsIn,
  movable,
  placeElements,
  placesOf,
  reorder,
  turnLock,
  type LabelEditor,
} from '../model/label-editor.ts';
import { elementOf } from '../model/label-page.ts';
import { editorTexts } from '../texts.ts';
import styles from './panel.module.css';

const texts = editorTexts.arrange;

/** Align, distribute, order, lock, duplicate and delete what is selected. */
export function ArrangeTools({ editor }: { editor: LabelEditor }) {
  const say = useSay();
  const selected = useStore(editor.view, (view) => view.selected);
  const isLocked = useStore(editor.page, ({ blocks }) =>
    selected.every((id) => blocks[id] && elementOf(blocks[id]).is_locked),
  );
  const place = (how: (typeof alignments)[number] | 'x' | 'y') => {
    const blocks = movable(editor);
    const { width_mm: width, height_mm: height } = editor.page.getState().setup;
    const bounds = boundsIn(blocks);
    const next =
      how === 'x' || how === 'y'
        ? distributed(bounds, how)
        : aligned(bounds, how, { width, height });
    placeElements(editor, placesOf(blocks, next), 'align');
  };
  const icons = (how: keyof typeof alignIcons) => {
    const Icon = alignIcons[how];
    return <Icon />;
  };
  return (
    <div className={styles.tools} role="toolbar">
      {alignments.map((how) => (
        <IconButton
          key={how}
          label={say(texts[how])}
          icon={icons(how)}
          isOff={isLocked}
          onClick={() => place(how)}
        />
      ))}
      {(['x', 'y'] as const).map((how) => (
        <IconButton
          key={how}
          label={say(texts[how])}
          icon={icons(how)}
          isOff={isLocked || selected.length < 3}
          onClick={() => place(how)}
        />
      ))}
      {(['front', 'forward', 'backward', 'back'] as const).map((way) => {
        const Icon = orderIcons[way];
        return (
          <IconButton
            key={way}
            label={say(texts[way])}
            icon={<Icon />}
            onClick={() => reorder(editor, way)}
          />
        );
      })}
      <IconButton
        label={say(isLocked ? texts.unlock : texts.lock)}
        icon={isLocked ? <LockIcon /> : <UnlockIcon />}
        onClick={() => turnLock(editor)}
      />
      <IconButton
        label={say(texts.duplicate)}
        icon={<CopyIcon size={18} />}
        onClick={() => editor.duplicate(selected)}
      />
      <IconButton
        label={say(texts.remove)}
        icon={<RemoveIcon size={18} />}
        isOff={isLocked}
        onClick={() => editor.remove(movable(editor).map(({ id }) => id))}
      />
    </div>
  );
}
