import { Button, Slider } from 'antd';
import { useEffect } from 'react';
import { useSay } from '#admin/app/language.ts';
import { goesOn } from './figures.ts';
import { heatmapPageTexts as texts } from './texts.ts';
import styles from './heatmap.module.css';

const stepMs = 700;

type DaySliderProps = {
  days: readonly string[];
  /** Null: the whole period. */
  day: string | null;
  onDay: (day: string | null) => void;
  isPlaying: boolean;
  onPlay: (isPlaying: boolean) => void;
};

/** One day after the other, by hand or by itself. */
export function DaySlider({ days, day, onDay, isPlaying, onPlay }: DaySliderProps) {
  const say = useSay();
  const at = day === null ? -1 : days.indexOf(day);
  const isAtEnd = at === days.length - 1;
  const runs = goesOn(days, day, isPlaying);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => onDay(days[at + 1]!), stepMs);
    return () => clearTimeout(timer);
  }, [runs, at, days, onDay]);
  const play = () => {
    if (isAtEnd) onDay(days[0]!);
    onPlay(true);
  };
  const move = (next: number) => {
    onPlay(false);
    onDay(days[next]!);
  };
  return (
    <div className={styles.days}>
      <Button onClick={runs ? () => onPlay(false) : play}>
        {say(runs ? texts.pause : texts.play)}
      </Button>
      <Slider
        className={styles.slider}
        min={0}
        max={days.length - 1}
        value={Math.max(0, at)}
        onChange={move}
        ariaLabelForHandle={say(texts.day)}
        ariaValueTextFormatterForHandle={(value) =>
          day === null ? say(texts.period) : days[value]!
        }
        tooltip={{ formatter: (value) => days[value ?? 0] }}
      />
      <output className={styles.day}>{day ?? say(texts.period)}</output>
      {day !== null && (
        <Button
          onClick={() => {
            onPlay(false);
            onDay(null);
          }}
        >
          {say(texts.period)}
        </Button>
      )}
    </div>
  );
}
