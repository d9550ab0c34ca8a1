import { useEffect, useRef } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { reducedMotion, useMedia } from '#admin/app/media.ts';
import { usePalette } from '#admin/app/theme/use-palette.ts';
import { startChart, type ChartOption } from './engine.ts';
import type { Look } from './series.ts';

type Started = ReturnType<typeof startChart>;

type DrawingProps = { draw: (look: Look) => ChartOption; height: number };

/** The chart: follows its size and the theme, and is disposed with its page. */
export function Drawing({ draw, height }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Started | null>(null);
  const { palette } = usePalette();
  const language = useLanguage((state) => state.language);
  const isCalm = useMedia(reducedMotion);

  useEffect(() => {
    const room = place.current!;
    const started = startChart(room);
    drawn.current = started;
    const follow = new ResizeObserver(() => {
      if (room.clientWidth > 0) started.resize();
    });
    follow.observe(room);
    return () => {
      follow.disconnect();
      started.dispose();
      drawn.current = null;
    };
  }, []);

  useEffect(() => {
    const option = draw({ palette, language, isCalm });
    // Not merged, so that removed lines disappear.
    drawn.current?.setOption(option, { notMerge: true });
  }, [draw, palette, language, isCalm]);

  return <div ref={place} style={{ height }} aria-hidden="true" />;
}
