import { Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { limits } from '#contract/limits.ts';
import { sheet } from './shortcuts.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { keys: texts } = designerTexts;
const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
const nameOf = (key: string) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : key);

/** The list of keyboard shortcuts. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useSay();
  return (
    <Modal
      open={isOpen}
      title={say(texts.open)}
      width={limits.dialogWidths.large}
      closable={{ 'aria-label': say(listTexts.close) }}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.sheet}>
        {(['page', 'select', 'edit'] as const).map((group) => (
          <section key={group}>
            <h3>{say(texts.groups[group])}</h3>
            <dl>
              {sheet[group].map(({ keys, text }) => (
                <div key={text.en}>
                  <dt>{say(text)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{nameOf(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
