import { Tag } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { scannerTexts } from './texts.ts';
import styles from './scanner.module.css';

/** So many are shown, the latest first. */
export const shownCodes = 100;

type CodeTagsProps = { codes: readonly string[]; onChange: (codes: string[]) => void };

/** The codes that were scanned, each of which can be taken out again. */
export function CodeTags({ codes, onChange }: CodeTagsProps) {
  const say = useSay();
  return (
    <ul className={styles.list} aria-label={say(scannerTexts.scanned)}>
      {codes
        .slice(-shownCodes)
        .toReversed()
        .map((code) => (
          <li key={code}>
            <Tag
              closable={{ 'aria-label': say(scannerTexts.remove, { code }) }}
              onClose={(event) => {
                event.preventDefault();
                onChange(codes.filter((one) => one !== code));
              }}
            >
              <CodeText code={code} copyable={false} />
            </Tag>
          </li>
        ))}
    </ul>
  );
}
