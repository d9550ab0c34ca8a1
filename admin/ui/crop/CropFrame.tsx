import { useRef, useState, type KeyboardEvent as Key, type PointerEvent as Pointer } from 'react';
import { useSay } from '#admin/app/language.ts';
import { moved, resized, type Area, type Size, type Step } from './crop.ts';
import { cropTexts as texts } from './texts.ts';
import styles from './crop.module.css';

const arrows: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The steps of keys over the whole width. */
const steps = 100;

type Drag = { what: 'move' | 'resize'; from: Step; before: Area };

type CropFrameProps = {
  src: string;
  /** Null until the picture is loaded. */
  size: Size | null;
  area: Area | null;
  ratio: number | null;
  onLoad: (size: Size) => void;
  onBroken: () => void;
  onChange: (area: Area) => void;
};

/** The picture, and over it the frame of what stays: moved and resized by mouse, finger or keys. */
export function CropFrame(props: CropFrameProps) {
  const { src, size, area, ratio, onLoad, onBroken, onChange } = props;
  const say = useSay();
  const ground = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const pointOf = ({ clientX, clientY }: Pointer): Step => {
    const box = ground.current!.getBoundingClientRect();
    return { x: (clientX / box.width) * size!.width, y: (clientY / box.height) * size!.height };
  };
  const begin = (event: Pointer) => {
    if (event.button !== 0 || !size || !area) return;
    const target = event.target as HTMLElement;
    const frame = target.closest<HTMLElement>('button');
    if (!frame) return;
    ground.current?.setPointerCapture(event.pointerId);
    event.preventDefault();
    frame.focus();
    const what = target.dataset.corner === undefined ? 'move' : 'resize';
    setDrag({ what, from: pointOf(event), before: area });
  };
  const go = (event: Pointer) => {
    if (!drag || !size) return;
    const to = pointOf(event);
    const by = { x: to.x - drag.from.x, y: to.y - drag.from.y };
    onChange(
      drag.what === 'move' ? moved(drag.before, by, size) : resized(drag.before, by, size, ratio),
    );
  };
  const press = (event: Key) => {
    const arrow = arrows[event.key];
    if (!arrow || !size || !area || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(size.width / steps));
    const by = { x: arrow.x * step, y: arrow.y * step };
    onChange(event.shiftKey ? resized(area, by, size, ratio) : moved(area, by, size));
  };
  const end = () => setDrag(null);
  return (
    <div className={styles.stage}>
      <div
        ref={ground}
        className={styles.ground}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onLoad({ width, height })
          }
          onError={onBroken}
        />
        {size && area && (
          <button
            type="button"
            className={styles.frame}
            style={{
              left: `${(area.left / size.width) * 100}%`,
              top: `${(area.top / size.height) * 100}%`,
              width: `${(area.width / size.width) * 100}%`,
              height: `${(area.height / size.height) * 100}%`,
            }}
            aria-label={say(texts.frame, area)}
            onKeyDown={press}
          >
            <span className={styles.corner} data-corner="" />
          </button>
        )}
      </div>
    </div>
  );
}
