import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { Autosave, Sync } from '../model/autosave.ts';
import { designerTexts } from './texts.ts';
import styles from './designer.module.css';

const { saved: texts } = designerTexts;

const worrying: ReadonlySet<Sync['state']> = new Set(['offline', 'refused', 'clash'] as const);

/** The save status, with details if something is wrong. */
export function SavedState({
  autosave,
  onSettle,
}: {
  autosave: Pick<Autosave, 'sync'>;
  onSettle: () => void;
}) {
  const say = useSay();
  const { state, time, message, isKept } = useStore(autosave.sync);
  const tellClash = useEffectEvent(onSettle);
  useEffect(() => {
    if (state === 'clash') tellClash();
  }, [state]);
  const words =
    state === 'refused'
      ? say(texts.refused, { why: message })
      : state === 'offline' && !isKept
        ? say(texts.offlineLost)
        : say(texts[state]);
  const title =
    time === null ? words : say(texts.at, { time: showTime(new Date(time).toISOString(), true) });
  return (
    <>
      {/* Announcing every save would be too much; only failures are announced. */}
      <span
        className={styles.saved}
        data-state={state}
        aria-live={worrying.has(state) ? 'polite' : 'off'}
        title={title}
      >
        {words}
      </span>
      {state === 'clash' && (
        <Button size="small" onClick={onSettle}>
          {say(texts.settle)}
        </Button>
      )}
    </>
  );
}
