import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { historyLogPageTexts as texts } from './texts.ts';
import styles from './history-log.module.css';

/** A key or an address, as it is handed on: in one piece, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const say = useSay();
  return (
    <span className={styles.copied}>
      <code>{text}</code>
      <Button
        type="text"
        size="small"
        icon={<CopyIcon size={14} />}
        aria-label={`${say(texts.copy)} ${text}`}
        title={say(texts.copy)}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
