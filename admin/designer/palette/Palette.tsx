import { Input, type InputRef } from 'antd';
import { useDeferredValue, useState, type Ref } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { groups, matchesSearch, availableBlocks } from './available-blocks.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { paletteTexts as texts } from './texts.ts';
import styles from './palette.module.css';

/** The available blocks, to be dragged onto the page or added by a click. */
export function Palette({ search }: { search: Ref<InputRef> }) {
  const say = useSay();
  const { has3d } = useWorkbench();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const shown = groups
    .map((group) => ({
      group,
      specs: availableBlocks(group, has3d).filter((spec) => matchesSearch(spec, wanted)),
    }))
    .filter(({ specs }) => specs.length > 0);
  return (
    <div className={styles.palette}>
      <Input
        ref={search}
        allowClear
        value={words}
        aria-label={say(texts.search)}
        placeholder={say(texts.search)}
        onChange={(event) => setWords(event.target.value)}
      />
      {shown.map(({ group, specs }) => (
        <details key={`${group}${wanted === ''}`} open={group !== 'more' || wanted !== ''}>
          <summary>
            {say(texts.groups[group])}
            <small>{specs.length}</small>
          </summary>
          <ul className={styles.items} aria-label={say(texts.groups[group])}>
            {specs.map((spec) => (
              <PaletteItem key={spec.type} spec={spec} />
            ))}
          </ul>
        </details>
      ))}
      {shown.length === 0 && <p role="status">{say(texts.nothing, { words: wanted })}</p>}
    </div>
  );
}
