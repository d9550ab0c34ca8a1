import { Input } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '#admin/app/language.ts';
import { Sortable } from '#admin/ui/Sortable.tsx';
import type { Block, PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { languages } from '#contract/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { nameOfType } from '../model/labels.ts';
import { matchesWords } from '../palette/matches-words.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { summaryOf } from './summary.ts';
import { outlineTexts as texts } from './texts.ts';
import styles from './outline.module.css';

const isFixed = ({ blocks }: PageDocument, id: string) =>
  findSpec(blocks[id]?.type ?? '')?.isFixed === true;

/** Whether a block of the page is found by its names, their pinyin or its first words. */
const isFound = (block: Block, words: string): boolean =>
  matchesWords(
    {
      names: [...(block.name ? [block.name] : []), ...Object.values(nameOfType(block.type))],
      more: languages.map((language) => summaryOf(block, language)),
    },
    words,
  );

/** The list of blocks, for sorting and deleting. */
export function Outline() {
  const say = useSay();
  const { editor } = useWorkbench();
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const found = useStore(
    editor.page,
    useShallow(({ order, blocks }: PageDocument) =>
      isSearching ? order.filter((id) => blocks[id] && isFound(blocks[id], words)) : order,
    ),
  );
  const movable = useStore(
    editor.page,
    useShallow((page: PageDocument) => page.order.filter((id) => !isFixed(page, id))),
  );
  const fixed = useStore(
    editor.page,
    useShallow((page: PageDocument) => page.order.filter((id) => isFixed(page, id))),
  );
  const isPage = useStore(editor.view, ({ selected }) => selected.length === 0);
  const move = (from: number, to: number) => {
    const id = movable[from];
    // Indexes are counted before the move.
    if (id !== undefined) editor.move([id], to > from ? to + 1 : to);
  };
  return (
    <div className={styles.outline}>
      <button
        type="button"
        className={styles.page}
        aria-pressed={isPage}
        onClick={() => editor.select([])}
      >
        {say(texts.page)}
      </button>
      {movable.length + fixed.length === 0 ? (
        <p>{say(texts.empty)}</p>
      ) : (
        <Input
          allowClear
          value={words}
          aria-label={say(texts.search)}
          placeholder={say(texts.search)}
          onChange={({ target }) => setWords(target.value)}
          onPressEnter={({ nativeEvent }) =>
            !nativeEvent.isComposing && isSearching && editor.select(found.slice(0, 1))
          }
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || words === '') return;
            event.stopPropagation();
            setWords('');
          }}
        />
      )}
      {isSearching && found.length === 0 && <p role="status">{say(texts.nothing, { words })}</p>}
      <Sortable items={movable} shape="list" texts={texts.sorting} onMove={move}>
        <ol aria-label={say(texts.label)} className={styles.rows}>
          {[...movable, ...fixed].map(
            (id, at) =>
              found.includes(id) && (
                <OutlineRow
                  key={id}
                  id={id}
                  at={at}
                  isFixed={at >= movable.length}
                  isSorted={!isSearching}
                />
              ),
          )}
        </ol>
      </Sortable>
    </div>
  );
}
