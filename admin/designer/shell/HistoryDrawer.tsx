import { Drawer } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { EditorOf } from '../model/editor.ts';
import type { BlockDocument } from '../model/block-edits.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { history: texts } = designerTexts;
type Travelled = Pick<EditorOf<BlockDocument>, 'history' | 'jump'>;
type HistoryDrawerProps = { isOpen: boolean; onClose: () => void; editor: Travelled };

/** The steps since the page was opened, latest first; each can be returned to. */
export function HistoryDrawer({ isOpen, onClose, editor }: HistoryDrawerProps) {
  const say = useSay();
  return (
    <Drawer
      open={isOpen}
      title={say(texts.open)}
      size={360}
      mask={false}
      closable={{ 'aria-label': say(listTexts.close) }}
      // While closed it does not follow the typing.
      destroyOnHidden
      onClose={onClose}
    >
      <Steps editor={editor} />
    </Drawer>
  );
}

function Steps({ editor }: { editor: Travelled }) {
  const say = useSay();
  const { steps, at } = useStore(editor.history);
  const entries = steps.map((step, place) => ({
    key: place + 1,
    words: say(step.label),
    line: `${step.by} · ${showTime(new Date(step.at).toISOString(), true)}`,
  }));
  const all = [{ key: 0, words: say(texts.start), line: '' }, ...entries].toReversed();
  return (
    <>
      {steps.length === 0 && <p>{say(texts.empty)}</p>}
      <ol className={styles.steps}>
        {all.map(({ key, words, line }) => (
          <li key={key} data-undone={key > at}>
            <button type="button" aria-current={key === at} onClick={() => editor.jump(key)}>
              {words}
              <small>
                {key === at ? [say(texts.here), line].filter(Boolean).join(' · ') : line}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
