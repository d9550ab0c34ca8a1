import { memo } from 'react';
import styles from './canvas.module.css';

type RulerProps = {
  along: 'x' | 'y';
  /** In millimetres. */
  length: number;
  /** Pixels to a millimetre. */
  scale: number;
  /** Where the label begins, in pixels. */
  offset: number;
  room: number;
};
const thick = 20;

/** Millimetres along one side: a stroke for each, a longer one for five, a number for ten. */
export const Ruler = memo(function Ruler({ along, length, scale, offset, room }: RulerProps) {
  const step = scale < 1.5 ? 10 : scale < 3 ? 5 : 1;
  const numbered = scale < 1.2 ? 50 : scale < 4 ? 10 : 5;
  const first = Math.max(-50, Math.ceil(-offset / scale / step) * step);
  const last = Math.min(length + 50, (room - offset) / scale);
  const strokes: number[] = [];
  for (let at = first; at <= last; at += step) strokes.push(at);
  const isAcross = along === 'x';
  const longOf = (at: number) => (at % 10 === 0 ? 9 : at % 5 === 0 ? 6 : 3);
  return (
    <svg
      className={styles.ruler}
      data-along={along}
      width={isAcross ? room : thick}
      height={isAcross ? thick : room}
      aria-hidden="true"
    >
      <rect
        className={styles.covered}
        {...(isAcross
          ? { x: offset, y: 0, width: length * scale, height: thick }
          : { x: 0, y: offset, width: thick, height: length * scale })}
      />
      <path
        d={strokes
          .map((at) => {
            const place = Math.round(offset + at * scale) + 0.5;
            return isAcross
              ? `M${place} ${thick}v${-longOf(at)}`
              : `M${thick} ${place}h${-longOf(at)}`;
          })
          .join('')}
      />
      {strokes
        .filter((at) => at % numbered === 0)
        .map((at) =>
          isAcross ? (
            <text key={at} x={offset + at * scale + 3} y={10}>
              {at}
            </text>
          ) : (
            <text key={at} transform={`translate(10 ${offset + at * scale - 3}) rotate(-90)`}>
              {at}
            </text>
          ),
        )}
    </svg>
  );
});
