import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { ShownOnceDialog } from '#admin/ui/ShownOnceDialog.tsx';
import type { NewApiKey } from '#contract/features/system/api-keys/contract.ts';
import { apiKeyTexts } from '#contract/features/system/api-keys/texts.ts';
import styles from './api-keys.module.css';

const texts = apiKeyTexts.shown;

/** A new key with an example call. */
export function KeyDialog({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  const say = useSay();
  const example = `curl -H "Authorization: Bearer ${made.key}" ${location.origin}/api/web/${pathFor(made)}`;
  return (
    <ShownOnceDialog
      title={say(texts.title)}
      line={say(texts.line)}
      done={say(texts.done)}
      onClose={onClose}
    >
      <dl className={styles.facts}>
        <dt>{say(texts.key)}</dt>
        <dd>
          <CodeText code={made.key} />
        </dd>
        <dt>{say(texts.example)}</dt>
        <dd>
          <pre className={styles.example}>{example}</pre>
          <Button size="small" onClick={() => void copy(example)}>
            {say(texts.copy)}
          </Button>
        </dd>
      </dl>
    </ShownOnceDialog>
  );
}

/** A list that this key may read, where there is one: `product:part:view` reads `part/index`. */
function pathFor({ permissions }: NewApiKey): string {
  const view = permissions.find((right) => right.endsWith(':view'));
  return `${view?.split(':')[1] ?? 'part'}/index`;
}
