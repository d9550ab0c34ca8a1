import {
  useRef,
  useState,
  type KeyboardEvent as Key,
  type PointerEvent as Pointer,
  type Ref,
} from 'react';
import { useSay } from '#admin/app/language.ts';
import { pictureAt } from '#contract/files.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { useScope } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { drawn, moved, resized, type Place, type Point } from './area-places.ts';
import { useItemName } from './ListItem.tsx';
import styles from './areas.module.css';

const texts = panelTexts.areas;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What the pointer does: draws a new area, moves one, or pulls its corner. */
type Drag = { from: Point; to: Point } & (
  | { what: 'draw' }
  | { what: 'move' | 'resize'; at: number }
);

type AreaStageProps = {
  ref: Ref<HTMLDivElement>;
  field: FieldOf<'list'>;
  path: Path;
  picture: string;
  items: readonly Place[];
  chosen: number | null;
  onChoose: (at: number | null) => void;
  /** Null if there is no room for another one. */
  onDraw: ((place: Place) => void) | null;
  onPlace: (at: number, place: Place, isByKeys: boolean) => void;
  onRemove: (at: number) => void;
};

/** The picture on which areas are drawn, moved and resized by mouse, finger or keys. */
export function AreaStage(props: AreaStageProps) {
  const { ref, field, path, picture, items, chosen, onChoose, onDraw, onPlace, onRemove } = props;
  const say = useSay();
  const { editor } = useScope();
  const ground = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const pointOf = ({ clientX, clientY }: Pointer): Point => {
    const box = ground.current!.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  };
  const begin = (event: Pointer) => {
    if (event.button !== 0 || drag !== null) return;
    const target = event.target as HTMLElement;
    const area = target.closest<HTMLElement>('[role=option]');
    const at = Number(area?.dataset.at ?? -1);
    const from = pointOf(event);
    if (area === null && onDraw === null) return;
    // The frame keeps the pointer, wherever it goes.
    ground.current?.setPointerCapture(event.pointerId);
    event.preventDefault();
    if (area === null) setDrag({ what: 'draw', from, to: from });
    else {
      onChoose(at);
      area.focus();
      setDrag({
        what: target.dataset.corner === undefined ? 'move' : 'resize',
        at,
        from,
        to: from,
      });
    }
  };
  const go = (event: Pointer) => {
    if (drag !== null) setDrag({ ...drag, to: pointOf(event) });
  };
  const end = () => {
    setDrag(null);
    if (drag === null) return;
    if (drag.what === 'draw') {
      const place = drawn(drag.from, drag.to);
      if (place) onDraw?.(place);
      return;
    }
    const before = items[drag.at];
    const next = before && after(before, drag);
    if (next && !isSame(before, next)) onPlace(drag.at, next, false);
  };
  const press = (event: Key) => {
    if (event.key === 'Escape' && drag !== null) {
      setDrag(null);
      event.stopPropagation();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      if (event.shiftKey) editor.redo();
      else editor.undo();
      event.preventDefault();
      return;
    }
    const at = Number((event.target as HTMLElement).dataset.at ?? -1);
    const area = items[at];
    if (!area || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrows[event.key];
    if (by) onPlace(at, event.shiftKey ? resized(area, by) : moved(area, by), true);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else return;
    event.preventDefault();
  };
  const draft = drag?.what === 'draw' ? drawn(drag.from, drag.to) : null;
  return (
    <div ref={ref} className={styles.stage}>
      <div
        ref={ground}
        className={styles.ground}
        role="listbox"
        tabIndex={-1}
        aria-label={say(texts.picture)}
        data-full={onDraw === null}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
        onKeyDown={press}
      >
        <img src={pictureAt(picture, 1080)} alt="" draggable={false} />
        {items.map((item, at) => (
          <Area
            key={at}
            field={field}
            path={path}
            at={at}
            place={drag && drag.what !== 'draw' && drag.at === at ? after(item, drag) : item}
            isChosen={chosen === at}
            onChoose={() => onChoose(at)}
          />
        ))}
        {draft && <span className={styles.draft} style={styleOf(draft)} />}
      </div>
    </div>
  );
}

const after = (place: Place, { what, from, to }: Drag): Place => {
  const by = { x: to.x - from.x, y: to.y - from.y };
  return what === 'resize' ? resized(place, by) : moved(place, by);
};
const isSame = (one: Place, other: Place) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;
const styleOf = ({ left, top, width, height }: Place) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${Math.min(width, 100 - left)}%`,
  height: `${Math.min(height, 100 - top)}%`,
});

type AreaProps = {
  field: FieldOf<'list'>;
  path: Path;
  at: number;
  place: Place;
  isChosen: boolean;
  onChoose: () => void;
};

function Area({ field, path, at, place, isChosen, onChoose }: AreaProps) {
  const say = useSay();
  const name = useItemName(field, [...path, at], at);
  const { left, top, width, height } = place;
  return (
    <div
      role="option"
      tabIndex={0}
      className={styles.area}
      style={styleOf(place)}
      data-at={at}
      aria-selected={isChosen}
      aria-label={say(texts.place, { name, left, top, width, height })}
      onFocus={onChoose}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.corner} data-corner="" />
    </div>
  );
}
