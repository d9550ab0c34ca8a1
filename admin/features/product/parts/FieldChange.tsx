import { useSay } from '#admin/app/language.ts';
import type { PartInput } from '#contract/features/product/parts/contract.ts';
import { pictureAt } from '#contract/files.ts';
import { itemChanges, wordsOf, type ItemChange, type Names } from './revision-words.ts';
import { revisionTexts as texts } from './texts.ts';
import styles from './revisions.module.css';

type FieldChangeProps = {
  field: keyof PartInput;
  before: PartInput;
  after: PartInput;
  names: Names;
};

/** What one field was and what it became. */
export function FieldChange({ field, before, after, names }: FieldChangeProps) {
  if (field === 'images') return <PictureChange before={before.images} after={after.images} />;
  if (field === 'attributes')
    return <ItemChanges items={itemChanges(before.attributes, after.attributes)} />;
  if (field === 'manuals') {
    const pairs = (list: PartInput['manuals']) =>
      list.map(({ name, url }) => ({ name, value: url }));
    return <ItemChanges items={itemChanges(pairs(before.manuals), pairs(after.manuals))} />;
  }
  return (
    <BeforeAfter before={wordsOf(field, before, names)} after={wordsOf(field, after, names)} />
  );
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  const say = useSay();
  const empty = <em>{say(texts.empty)}</em>;
  return (
    <span className={styles.change}>
      <span className={styles.unseen}>{say(texts.before)}</span>
      {before ? <del>{before}</del> : empty}
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className={styles.unseen}>{say(texts.after)}</span>
      {after ? <ins>{after}</ins> : empty}
    </span>
  );
}

function ItemChanges({ items }: { items: readonly ItemChange[] }) {
  const say = useSay();
  if (items.length === 0) return say(texts.reordered);
  return items.map(({ name, before, after }) => (
    <div key={name} className={styles.item}>
      <span>
        {name}
        {say(texts.colon)}
      </span>
      {before === null || after === null ? (
        <span className={styles.change}>
          <span className={styles.badge}>{say(before === null ? texts.added : texts.removed)}</span>
          {before === null ? <ins>{after}</ins> : <del>{before}</del>}
        </span>
      ) : (
        <BeforeAfter before={before} after={after} />
      )}
    </div>
  ));
}

type PictureChangeProps = { before: readonly string[]; after: readonly string[] };

function PictureChange({ before, after }: PictureChangeProps) {
  const say = useSay();
  const groups = [
    { word: texts.added, urls: after.filter((url) => !before.includes(url)) },
    { word: texts.removed, urls: before.filter((url) => !after.includes(url)) },
  ].filter(({ urls }) => urls.length > 0);
  if (groups.length === 0) return say(texts.reordered);
  return groups.map(({ word, urls }) => (
    <span key={say(word)} className={styles.pictures}>
      <span className={styles.badge}>{say(word)}</span>
      {urls.map((url) => (
        <img key={url} src={pictureAt(url, 96)} alt="" loading="lazy" width={40} height={40} />
      ))}
    </span>
  ));
}
