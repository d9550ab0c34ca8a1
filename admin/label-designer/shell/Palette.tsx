import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { ImageDialog } from '#admin/designer/panel/controls/PictureControl.tsx';
import styles from '#admin/designer/palette/palette.module.css';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelLimits } from '#contract/labels/document.ts';
import { elementIcons } from '../icons.tsx';
import { addElement, type LabelEditor } from '../model/label-editor.ts';
import { paletteItems, type PaletteItem } from '../model/label-page.ts';
import { editorTexts as texts } from '../texts.ts';

/** What can be placed on a label; a click places it in the middle. */
export function Palette({ editor, canEdit }: { editor: LabelEditor; canEdit: boolean }) {
  const say = useSay();
  const isFull = useStore(editor.page, ({ order }) => order.length >= labelLimits.elements);
  const [isChoosing, setChoosing] = useState(false);
  const nameOf = (item: PaletteItem) => say(item === 'gs1' ? texts.gs1 : labelTexts.kinds[item]);
  return (
    <div className={styles.palette}>
      {isFull && <p role="status">{say(texts.full)}</p>}
      <ul className={styles.items}>
        {paletteItems.map((item) => {
          const Icon = elementIcons[item];
          return (
            <li key={item}>
              <button
                type="button"
                className={styles.item}
                disabled={isFull || !canEdit}
                onClick={() => (item === 'image' ? setChoosing(true) : addElement(editor, item))}
              >
                <Icon size={22} />
                <span>{nameOf(item)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {isChoosing && (
        <ImageDialog
          title={say(texts.element.chooseImage)}
          onDone={(url: string) => addElement(editor, 'image', { url })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
