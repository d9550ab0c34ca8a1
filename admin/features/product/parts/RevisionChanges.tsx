import { useSay } from '#admin/app/language.ts';
import type { PartInput, PartRevision } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { FieldChange } from './FieldChange.tsx';
import type { Names } from './revision-words.ts';
import { revisionTexts as texts } from './texts.ts';
import styles from './revisions.module.css';

type RevisionChangesProps = {
  revision: PartRevision;
  before: PartRevision | undefined;
  names: Names;
};

const isField = (name: string): name is keyof PartInput => Object.hasOwn(partTexts.fields, name);

/** The fields a revision changed, each with what it was and what it became. */
export function RevisionChanges({ revision, before, names }: RevisionChangesProps) {
  const say = useSay();
  if (!before) return <p className={styles.first}>{say(texts.first)}</p>;
  return (
    <dl className={styles.fields}>
      {revision.changed.filter(isField).map((field) => (
        <div key={field}>
          <dt>{say(partTexts.fields[field])}</dt>
          <dd>
            <FieldChange
              field={field}
              before={before.content}
              after={revision.content}
              names={names}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
