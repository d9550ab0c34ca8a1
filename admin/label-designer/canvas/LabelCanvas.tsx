import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { boundsOf, handles } from '../model/geometry.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { elementOf, nameOfKind } from '../model/label-page.ts';
import { editorTexts as texts } from '../texts.ts';
import { ElementView } from './ElementView.tsx';
import { Ruler } from './Rulers.tsx';
import { useGestures, type Band } from './use-gestures.ts';
import styles from './canvas.module.css';

/** Pixels to a millimetre at real size. */
const realSize = 96 / 25.4;
const margin = 48;
const zooms = { least: 0.1, most: 16 };
export const zoomIn = (zoom: number) => Math.min(zooms.most, zoom * 1.25);
export const zoomOut = (zoom: number) => Math.max(zooms.least, zoom / 1.25);

type LabelCanvasProps = { editor: LabelEditor; canEdit: boolean; onZoom: (zoom: number) => void };

/** The label in millimetres, drawn as it is printed, with rulers, guides and handles. */
export function LabelCanvas({ editor, canEdit, onZoom }: LabelCanvasProps) {
  const say = useSay();
  const viewport = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0, left: 0, top: 0 });
  const [band, setBand] = useState<Band>(null);
  const setup = useStore(editor.page, (page) => page.setup);
  const order = useStore(editor.page, (page) => page.order);
  const zoom = useStore(editor.view, (view) => view.zoom);
  const guides = useStore(editor.view, (view) => view.guides);
  const { width_mm: width, height_mm: height } = setup;
  const fitting = Math.min(
    (room.width - margin * 2) / (width * realSize),
    (room.height - margin * 2) / (height * realSize),
  );
  const real = zoom === 'fit' ? Math.max(zooms.least, Math.min(zooms.most, fitting)) : zoom;
  const scale = real * realSize;

  const measure = useCallback(() => {
    const at = viewport.current;
    const on = paper.current;
    if (!at || !on) return;
    const outer = at.getBoundingClientRect();
    const inner = on.getBoundingClientRect();
    const next = {
      width: at.clientWidth,
      height: at.clientHeight,
      left: inner.left - outer.left,
      top: inner.top - outer.top,
    };
    setRoom((now) =>
      now.width === next.width &&
      now.height === next.height &&
      now.left === next.left &&
      now.top === next.top
        ? now
        : next,
    );
  }, []);
  useLayoutEffect(() => measure(), [measure, scale, width, height]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(viewport.current!);
    return () => observer.disconnect();
  }, [measure]);
  useEffect(() => onZoom(real), [real, onZoom]);

  // Not passive: the wheel with Ctrl would zoom the browser's page.
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const next = real * Math.exp(-event.deltaY / 300);
    editor.view.setState({ zoom: Math.max(zooms.least, Math.min(zooms.most, next)) });
  });
  useEffect(() => {
    const at = viewport.current!;
    at.addEventListener('wheel', wheel, { passive: false });
    return () => at.removeEventListener('wheel', wheel);
  }, []);

  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = paper.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
  };
  const gestures = useGestures(editor, scale, place, setBand);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') gestures.cancel();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className={styles.canvas}>
      <span className={styles.corner}>mm</span>
      <Ruler along="x" length={width} scale={scale} offset={room.left} room={room.width} />
      <Ruler along="y" length={height} scale={scale} offset={room.top} room={room.height} />
      <div
        ref={viewport}
        className={styles.viewport}
        data-label-canvas
        tabIndex={-1}
        onScroll={measure}
        onPointerDown={gestures.band}
        onPointerMove={gestures.move}
        onPointerUp={gestures.end}
        onPointerCancel={gestures.cancel}
      >
        <div className={styles.around}>
          <div
            ref={paper}
            className={styles.paper}
            style={{ width: width * scale, height: height * scale }}
          >
            <div
              className={styles.label}
              role="img"
              aria-label={say(texts.canvas, { width, height })}
            >
              {order.map((id) => (
                <ElementView key={id} editor={editor} id={id} />
              ))}
            </div>
            {order.map((id) => (
              <Holder
                key={id}
                editor={editor}
                id={id}
                scale={scale}
                canEdit={canEdit}
                gestures={gestures}
              />
            ))}
            {guides.x !== null && (
              <i className={styles.guide} data-along="x" style={{ left: guides.x * scale }} />
            )}
            {guides.y !== null && (
              <i className={styles.guide} data-along="y" style={{ top: guides.y * scale }} />
            )}
            {band && (
              <i
                className={styles.band}
                style={{
                  left: band.x * scale,
                  top: band.y * scale,
                  width: band.width * scale,
                  height: band.height * scale,
                }}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

type HolderProps = {
  editor: LabelEditor;
  id: string;
  scale: number;
  canEdit: boolean;
  gestures: ReturnType<typeof useGestures>;
};

/** Where an element can be taken hold of; with handles while it is the only one selected. */
function Holder({ editor, id, scale, canEdit, gestures }: HolderProps) {
  const say = useSay();
  const block = useStore(editor.page, ({ blocks }) => blocks[id]);
  const moved = useStore(editor.view, ({ preview }) => preview?.[id]);
  const isSelected = useStore(editor.view, ({ selected }) => selected.includes(id));
  const isAlone = useStore(
    editor.view,
    ({ selected }) => selected.length === 1 && selected[0] === id,
  );
  const isHovered = useStore(editor.view, ({ hovered }) => hovered === id);
  if (!block) return null;
  const element = elementOf(block);
  const { x, y, width, height } = boundsOf(moved ? { ...element, ...moved } : element);
  const isSquare = block.type === 'qr' || block.type === 'datamatrix';
  const shown = isSquare ? handles.filter((handle) => handle.length === 2) : handles;
  return (
    <div
      className={styles.holder}
      data-element={id}
      data-kind={block.type}
      data-selected={isSelected}
      data-hovered={isHovered}
      data-locked={element.is_locked}
      title={say(nameOfKind(block.type))}
      style={{
        left: x * scale,
        top: y * scale,
        width: width * scale,
        height: height * scale,
      }}
      onPointerDown={(event) => {
        // A frame is taken at its edge: what lies inside of it is not the frame.
        if (element.kind === 'box' && !element.is_filled && !isSelected && !isAtEdge(event)) return;
        event.stopPropagation();
        gestures.press(event, id, canEdit);
      }}
      onPointerEnter={() => editor.view.setState({ hovered: id })}
      onPointerLeave={() => editor.view.setState({ hovered: null })}
    >
      {isAlone && canEdit && !element.is_locked && (
        <>
          {shown.map((handle) => (
            <i
              key={handle}
              className={styles.handle}
              data-handle={handle}
              onPointerDown={(event) => gestures.pull(event, block, handle)}
            />
          ))}
          <b className={styles.size}>
            {Math.round(width * 10) / 10} × {Math.round(height * 10) / 10} mm
          </b>
        </>
      )}
    </div>
  );
}

const edge = 6;
function isAtEdge({ currentTarget, clientX, clientY }: ReactPointerEvent): boolean {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  return Math.min(clientX - left, right - clientX, clientY - top, bottom - clientY) < edge;
}
