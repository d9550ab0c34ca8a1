import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { Block } from '#blocks/kit/document.ts';
import { isInTime, timeFields, timeNames } from '#blocks/shown-times.ts';
import type { Editor } from '../model/page-editor.ts';
import { FieldRow } from './FieldRow.tsx';
import { Fold } from './Fold.tsx';
import { ScopeContext } from './panel-scope.ts';
import { panelTexts } from './texts.ts';
import styles from './panel.module.css';

const texts = panelTexts.times;
type Times = Pick<Block, 'from' | 'until'>;

/** When a block is shown; null for always. */
export function timesInWords({ from, until }: Times): string | null {
  if (from === undefined && until === undefined) return null;
  return [from, until]
    .map((time) => (time === undefined ? '' : showTime(time)))
    .join(' – ')
    .trim();
}

/** From when and until when consumers see a block. */
export function ShownTimes({
  editor,
  block,
  type,
}: {
  editor: Editor;
  block: string;
  type: string;
}) {
  const say = useSay();
  const base = useId();
  const [isOpen, setOpen] = useState(false);
  const from = useStore(editor.page, ({ blocks }) => blocks[block]?.from);
  const until = useStore(editor.page, ({ blocks }) => blocks[block]?.until);
  const times: Times = {
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  const words = timesInWords(times);
  const told = words === null ? say(texts.always) : words;
  return (
    <ScopeContext value={{ editor, block, type, base, isBeside: true }}>
      <Fold
        title={say(texts.title, { when: told })}
        isOpen={isOpen}
        onTurn={setOpen}
        look="section"
      >
        {timeNames.map((name) => (
          <FieldRow key={name} field={timeFields[name]} path={[name]} />
        ))}
        {words !== null && !isInTime(times, Date.now()) && (
          <p className={styles.hint}>{say(texts.notNow)}</p>
        )}
      </Fold>
    </ScopeContext>
  );
}
