import { useEffect, useEffectEvent, useRef } from 'react';
import { startMap, type MapOption } from './map-engine.ts';

type Started = ReturnType<typeof startMap>;
type MapDrawingProps = { option: MapOption; onPick: (area: string) => void };

/** The map itself: follows its size, and is disposed with its page. The table says the same in words. */
export function MapDrawing({ option, onPick }: MapDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Started | null>(null);
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    const room = place.current!;
    const started = startMap(room);
    drawn.current = started;
    started.on('click', ({ componentType, name }) => {
      if (componentType === 'geo') pick(name);
    });
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
    drawn.current?.setOption(option, { notMerge: true });
  }, [option]);

  return <div ref={place} style={{ height: '100%' }} aria-hidden="true" data-testid="heat-map" />;
}
