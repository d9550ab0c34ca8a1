import { useId } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Block } from '#blocks/kit/document.ts';
import type { Editor } from '../model/page-editor.ts';
import { FieldRow } from './FieldRow.tsx';
import { ScopeContext } from './panel-scope.ts';
import { sharedFields } from './shared-fields.ts';
import { panelTexts } from './texts.ts';
import styles from './panel.module.css';

const texts = panelTexts.several;

/** What several blocks look like alike; a change is made in each of them, as one step. */
export function SharedSettings({ editor, blocks }: { editor: Editor; blocks: readonly Block[] }) {
  const say = useSay();
  const base = useId();
  const fields = Object.entries(sharedFields(blocks));
  const [first, ...others] = blocks;
  if (!first) return null;
  return (
    <ScopeContext
      value={{
        editor,
        page: editor.page,
        block: first.id,
        type: first.type,
        others: others.map(({ id }) => id),
        base,
      }}
    >
      <section className={styles.shared} aria-label={say(texts.shared)}>
        <h3>{say(texts.shared)}</h3>
        {fields.length === 0 && <p>{say(texts.unshared)}</p>}
        <div className={styles.fields}>
          {fields.map(([name, field]) => (
            <FieldRow key={name} field={field} path={[name]} />
          ))}
        </div>
      </section>
    </ScopeContext>
  );
}
