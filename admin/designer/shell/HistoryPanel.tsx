import { Button } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { listTexts } from '#admin/ui/list/texts.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { EditorOf } from '../model/editor.ts';
import type { BlockDocument } from '../model/block-edits.ts';
import { designerTexts } from './texts.ts';
import frame from './designer.module.css';
import styles from './dialogs.module.css';

const { history: texts } = designerTexts;
type Travelled = Pick<EditorOf<BlockDocument>, 'history' | 'jump'>;
type HistoryPanelProps = { onClose: () => void; editor: Travelled };

/** The steps that can be undone, latest first; each can be returned to. Settings stay in view beside it. */
export function HistoryPanel({ onClose, editor }: HistoryPanelProps) {
  const say = useSay();
  const { steps, at } = useStore(editor.history);
  const entries = steps.map((step, place) => ({
    key: place + 1,
    words: say(step.label),
    line: `${step.by} · ${showTime(new Date(step.at).toISOString(), true)}`,
  }));
  const all = [{ key: 0, words: say(texts.start), line: '' }, ...entries].toReversed();
  return (
    <section
      className={frame.past}
      aria-label={say(texts.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.pastHead}>
        <h2>{say(texts.open)}</h2>
        <Button
          type="text"
          autoFocus
          icon={<CloseIcon />}
          aria-label={say(listTexts.close)}
          onClick={onClose}
        />
      </header>
      <div className={frame.scroll}>
        {steps.length === 0 && <p className={styles.pastEmpty}>{say(texts.empty)}</p>}
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
      </div>
    </section>
  );
}
