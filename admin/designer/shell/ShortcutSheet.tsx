import { Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { sheet, type Line } from './shortcuts.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { keys: texts } = designerTexts;
const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
const nameOf = (key: string) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : key);

type ShortcutSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Those of pages unless told. */
  groups?: readonly { title: Text; lines: readonly Line[] }[];
};
const pageGroups = (['page', 'select', 'edit'] as const).map((group) => ({
  title: texts.groups[group],
  lines: sheet[group],
}));

/** The list of keyboard shortcuts. */
export function ShortcutSheet({ isOpen, onClose, groups = pageGroups }: ShortcutSheetProps) {
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
        {groups.map(({ title, lines }) => (
          <section key={title.en}>
            <h3>{say(title)}</h3>
            <dl>
              {lines.map(({ keys, text }) => (
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
