import { Button } from 'antd';
import { useLive } from '#admin/app/live.ts';
import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { monitorPageTexts as texts } from './texts.ts';
import { askEvery } from './use-live-scans.ts';
import styles from './monitor.module.css';

type ConnectionStatusProps = { isPaused: boolean; onPause: (isPaused: boolean) => void };

/** The connection status, and a pause button. */
export function ConnectionStatus({ isPaused, onPause }: ConnectionStatusProps) {
  const say = useSay();
  const isOpen = useLive((state) => state.isOpen);
  return (
    <div className={styles.pulse}>
      <span role="status">
        {isPaused ? (
          <StateDot tone="idle">{say(texts.paused)}</StateDot>
        ) : isOpen ? (
          <StateDot tone="good">{say(texts.live)}</StateDot>
        ) : (
          <StateDot tone="caution">{say(texts.falling, { n: askEvery / 1_000 })}</StateDot>
        )}
      </span>
      <Button aria-pressed={isPaused} onClick={() => onPause(!isPaused)}>
        {say(isPaused ? texts.resume : texts.pause)}
      </Button>
    </div>
  );
}
