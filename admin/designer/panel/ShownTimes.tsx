import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { useSay, type Say } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { Block } from '#blocks/kit/document.ts';
import { isInTime, timeFields, timeNames } from '#blocks/shown-times.ts';
import { FieldRow } from './FieldRow.tsx';
import { Fold } from './Fold.tsx';
import { ScopeContext, type PanelScope } from './panel-scope.ts';
import { panelTexts } from './texts.ts';
import styles from './panel.module.css';

const texts = panelTexts.times;
type Times = Pick<Block, 'from' | 'until'>;

/** When a block is shown; null for always. */
export function timesInWords({ from, until }: Times, say: Say): string | null {
  const times = { from: showTime(from), until: showTime(until) };
  if (from !== undefined) return say(until === undefined ? texts.from : texts.between, times);
  return until === undefined ? null : say(texts.until, times);
}

type ShownTimesProps = Pick<PanelScope, 'editor' | 'page' | 'block' | 'type'>;

/** From when and until when consumers see a block. */
export function ShownTimes({ editor, page, block, type }: ShownTimesProps) {
  const say = useSay();
  const base = useId();
  const [isOpen, setOpen] = useState(false);
  const from = useStore(page, ({ blocks }) => blocks[block]?.from);
  const until = useStore(page, ({ blocks }) => blocks[block]?.until);
  const times: Times = {
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  const words = timesInWords(times, say);
  const told = words === null ? say(texts.always) : words;
  return (
    <ScopeContext value={{ editor, page, block, type, base, isBeside: true }}>
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
