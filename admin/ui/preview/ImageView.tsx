import { useRef, useState, type PointerEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { ViewProps } from './file.ts';
import { Toolbar, type Tool } from './Toolbar.tsx';
import { PreviewError } from './PreviewError.tsx';
import { previewTexts as texts } from './texts.ts';
import { useWheel } from './use-wheel.ts';
import styles from './preview.module.css';

type Place = { scale: number; x: number; y: number };
const whole: Place = { scale: 1, x: 0, y: 0 };
const largest = 12;

/** A picture, fitted at first; wheel, buttons or double click zoom, dragging moves. */
export function ImageView({ file, url, onDownload }: ViewProps) {
  const say = useSay();
  const [place, setPlace] = useState(whole);
  const [hasFailed, setFailed] = useState(false);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const zoom = (factor: number) =>
    setPlace((now) => {
      const scale = Math.min(largest, Math.max(1, now.scale * factor));
      return scale === 1 ? whole : { ...now, scale };
    });
  const stage = useWheel((down) => zoom(down ? 1 / 1.2 : 1.2));
  if (hasFailed) return <PreviewError format="image" problem="image" onDownload={onDownload} />;

  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (place.scale === 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = grip.current;
      if (from) setPlace((now) => ({ ...now, x: clientX - from.x, y: clientY - from.y }));
    },
    onPointerUp: () => void (grip.current = null),
    onPointerCancel: () => void (grip.current = null),
  };
  const tools: Tool[] = [
    { key: 'out', label: say(texts.zoomOut), run: () => zoom(1 / 1.4), off: place.scale === 1 },
    { key: 'in', label: say(texts.zoomIn), run: () => zoom(1.4), off: place.scale >= largest },
    { key: 'fit', label: say(texts.fit), run: () => setPlace(whole), off: place.scale === 1 },
  ];
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        data-held={place.scale > 1}
        onDoubleClick={() => (place.scale === 1 ? zoom(2.5) : setPlace(whole))}
        {...drag}
      >
        <img
          className={styles.picture}
          src={url}
          alt={file.name}
          draggable={false}
          style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
          onError={() => setFailed(true)}
        />
      </div>
      <Toolbar tools={tools} told={`${Math.round(place.scale * 100)}%`} />
    </>
  );
}
