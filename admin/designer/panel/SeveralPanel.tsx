import { Button } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon, DownIcon, HiddenIcon, RemoveIcon, ShownIcon, UpIcon } from '#admin/ui/icons.tsx';
import type { Editor } from '../model/page-editor.ts';
import { hideBlocks, nameOfBlock } from '../model/author-marks.ts';
import { SectionIcon } from '../sections/icons.tsx';
import { sectionTexts } from '../sections/texts.ts';
import { useSaveSection } from '../sections/use-save-section.tsx';
import { SharedSettings } from './SharedSettings.tsx';
import { panelTexts } from './texts.ts';
import styles from './panel.module.css';

const texts = panelTexts.several;

/** Actions on several blocks. */
export function SeveralPanel({ editor, ids }: { editor: Editor; ids: readonly string[] }) {
  const say = useSay();
  const { blocks, order } = useStore(editor.page);
  const places = ids.map((id) => order.indexOf(id));
  const section = useSaveSection();
  const chosen = ids.flatMap((id) => blocks[id] ?? []);
  const areHidden = chosen.every(({ hidden }) => hidden);
  const first = Math.min(...places);
  const last = Math.max(...places);
  return (
    <>
      <header className={styles.title}>
        <h2>{say(texts.title, { n: ids.length })}</h2>
        <p>{say(texts.line)}</p>
      </header>
      <div className={styles.commands}>
        <Button
          icon={<UpIcon size={16} />}
          disabled={first === 0}
          onClick={() => editor.move(ids, first - 1)}
        >
          {say(texts.up)}
        </Button>
        <Button
          icon={<DownIcon size={16} />}
          disabled={last === order.length - 1}
          onClick={() => editor.move(ids, last + 2)}
        >
          {say(texts.down)}
        </Button>
        <Button icon={<CopyIcon size={16} />} onClick={() => editor.duplicate(ids)}>
          {say(texts.duplicate)}
        </Button>
        <Button
          icon={areHidden ? <HiddenIcon size={16} /> : <ShownIcon size={16} />}
          onClick={() => hideBlocks(editor, ids, !areHidden)}
        >
          {say(areHidden ? texts.show : texts.hide)}
        </Button>
        {section.save && (
          <Button icon={<SectionIcon size={16} />} onClick={() => section.save?.(chosen)}>
            {say(sectionTexts.save)}
          </Button>
        )}
        <Button danger icon={<RemoveIcon size={16} />} onClick={() => editor.remove(ids)}>
          {say(texts.remove)}
        </Button>
      </div>
      {section.dialog}
      <SharedSettings key={ids.join()} editor={editor} blocks={chosen} />
      <ul className={styles.chosen} aria-label={say(texts.list)}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => editor.select([id])}>
              {nameOfBlock(blocks[id], say)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
