import { Modal } from 'antd';
import { limits } from '#contract/limits.ts';
import { useSay } from '../language.ts';
import { findKeys } from './shortcuts.ts';
import { findTexts } from './texts.ts';
import styles from './find.module.css';

/** The keyboard shortcuts of the whole back office. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { keys } = findTexts;
  const lines = [
    [[findKeys(), '/'], keys.find],
    [['?'], keys.help],
    [['↑', '↓'], keys.move],
    [['Enter'], keys.choose],
    [['Ctrl S'], keys.star],
    [['Esc'], keys.close],
  ] as const;
  return (
    <Modal
      open
      centered
      width={limits.dialogWidths.small}
      title={say(keys.title)}
      footer={null}
      onCancel={onClose}
    >
      <dl className={styles.keys}>
        {lines.map(([pressed, what]) => (
          <div key={pressed.join()}>
            <dt>
              {pressed.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
