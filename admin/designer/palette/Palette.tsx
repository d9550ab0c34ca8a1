import { Input, type InputRef } from 'antd';
import { useDeferredValue, useState, type KeyboardEvent, type Ref } from 'react';
import { useSay } from '#admin/app/language.ts';
import { commandsFor } from '../canvas/commands.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { MySections } from '../sections/MySections.tsx';
import { sectionTexts } from '../sections/texts.ts';
import { addSection, useSections } from '../sections/use-sections.ts';
import { availableBlocks, groups, matchesSearch, whyNot } from './available-blocks.ts';
import { matchesWords } from './matches-words.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { paletteTexts as texts } from './texts.ts';
import styles from './palette.module.css';

/** More of them are folded away, so that the blocks stay in view. */
const fewSections = 5;

/** The available blocks, to be dragged onto the page or added by a click. */
export function Palette({ search }: { search: Ref<InputRef> }) {
  const say = useSay();
  const bench = useWorkbench();
  const { editor, has3d, canEdit, kind } = bench;
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const shown = groups
    .map((group) => ({
      group,
      specs: availableBlocks(group, has3d).filter((spec) => matchesSearch(spec, wanted)),
    }))
    .filter(({ specs }) => specs.length > 0);
  const { data: saved = [] } = useSections();
  const sections = saved.filter(({ name }) => matchesWords({ names: [name], more: [] }, wanted));
  const addFirst = ({ nativeEvent }: KeyboardEvent) => {
    // Not the deferred list: what is typed now counts.
    const found = groups
      .flatMap((group) => availableBlocks(group, has3d))
      .find((spec) => matchesSearch(spec, words) && !whyNot(spec, editor.page.getState(), kind));
    if (nativeEvent.isComposing || words.trim() === '' || !canEdit) return;
    const section = saved.find(({ name }) => matchesWords({ names: [name], more: [] }, words));
    if (found) commandsFor(bench, say).add(found.type);
    else if (section) void addSection(bench, section, say);
  };
  return (
    <div className={styles.palette}>
      <Input
        ref={search}
        allowClear
        value={words}
        aria-label={say(texts.search)}
        placeholder={say(texts.search)}
        onChange={(event) => setWords(event.target.value)}
        onPressEnter={addFirst}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.stopPropagation();
          setWords('');
        }}
      />
      {sections.length > 0 && (
        <details open={sections.length <= fewSections || wanted !== ''}>
          <summary>
            {say(sectionTexts.title)}
            <small>{sections.length}</small>
          </summary>
          <MySections sections={sections} />
        </details>
      )}
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
      {shown.length + sections.length === 0 && (
        <p role="status">{say(texts.nothing, { words: wanted })}</p>
      )}
    </div>
  );
}
