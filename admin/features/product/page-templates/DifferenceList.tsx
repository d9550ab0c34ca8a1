import { useLanguage, useSay } from '#admin/app/language.ts';
import { nameOfBlock } from '#admin/designer/model/author-marks.ts';
import type { BlockChange, Difference, SettingChange } from '#blocks/difference.ts';
import type { Field } from '#blocks/kit/fields.ts';
import { wordsOfSetting } from '#blocks/setting-words.ts';
import { languageNames } from '#contract/language.ts';
import { versionsTexts as texts } from './texts.ts';
import styles from './versions.module.css';

/** The differences by block, with the labels of the style panel. */
export function DifferenceList({ difference }: { difference: Difference }) {
  const say = useSay();
  const { setup, blocks } = difference;
  const count = blocks.length + (setup.length > 0 ? 1 : 0);
  if (count === 0) return <p className={styles.same}>{say(texts.same)}</p>;
  return (
    <>
      <p className={styles.same} role="status">
        {say(texts.summary, { n: count })}
      </p>
      <ul className={styles.changes}>
        {setup.length > 0 && (
          <li data-kind="changed">
            <Head kind="changed" name={say(texts.setup)} />
            <Settings changes={setup} />
          </li>
        )}
        {blocks.map((change) => (
          <li key={`${change.kind}-${change.block.id}`} data-kind={change.kind}>
            <Head
              kind={change.kind}
              name={nameOfBlock(change.block, say)}
              place={placeOf(change, say)}
            />
            {'settings' in change && <Settings changes={change.settings} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const placeOf = (change: BlockChange, say: ReturnType<typeof useSay>) =>
  change.kind === 'moved'
    ? say(texts.movedFrom, { from: change.from, n: change.at })
    : say(texts.place, { n: change.at });

type HeadProps = { kind: BlockChange['kind']; name: string; place?: string };

function Head({ kind, name, place }: HeadProps) {
  const say = useSay();
  return (
    <div className={styles.head}>
      <span className={styles.kind}>{say(texts.kinds[kind])}</span>
      <strong>{name}</strong>
      {place && <small>{place}</small>}
    </div>
  );
}

function Settings({ changes }: { changes: readonly SettingChange[] }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  if (changes.length === 0) return null;
  const stepOf = (step: SettingChange['path'][number]) =>
    typeof step === 'number'
      ? say(texts.item, { n: step })
      : typeof step === 'string'
        ? step
        : say(step.label);
  return (
    <dl className={styles.settings}>
      {changes.map((change, at) => {
        const field = change.path.findLast((step): step is Field => typeof step === 'object');
        const said = (value: unknown) => wordsOfSetting(field, value, language);
        const names = change.path.map(stepOf).join(' · ');
        return (
          <div key={at}>
            <dt>{change.language ? `${names} (${languageNames[change.language]})` : names}</dt>
            <dd>
              <Value name={say(texts.before)} field={field} words={said(change.before)} isOld />
              <span aria-hidden="true">→</span>
              <Value name={say(texts.after)} field={field} words={said(change.after)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type ValueProps = { name: string; field: Field | undefined; words: string; isOld?: boolean };

function Value({ name, field, words, isOld = false }: ValueProps) {
  const say = useSay();
  const Mark = isOld ? 'del' : 'ins';
  return (
    <Mark aria-label={`${name} ${words || say(texts.empty)}`}>
      {field?.kind === 'colour' && words !== '' && (
        <span className={styles.swatch} style={{ background: words }} aria-hidden="true" />
      )}
      {words || <em>{say(texts.empty)}</em>}
    </Mark>
  );
}
