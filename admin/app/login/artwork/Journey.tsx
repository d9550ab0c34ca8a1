import { useSay } from '#admin/app/language.ts';
import { journeyTexts } from '../texts.ts';
import { Field, Hand, Shop, Tin, Truck, Workshop } from './stations.tsx';
import './journey.css';

const stations = [
  { key: 'field', Drawing: Field, x: 170, y: 160 },
  { key: 'workshop', Drawing: Workshop, x: 470, y: 160 },
  { key: 'tin', Drawing: Tin, x: 500, y: 390 },
  { key: 'truck', Drawing: Truck, x: 220, y: 390 },
  { key: 'shop', Drawing: Shop, x: 210, y: 620 },
  { key: 'hand', Drawing: Hand, x: 490, y: 620 },
] as const;
const way = 'M20 160H580A115 115 0 0 1 580 390H140A115 115 0 0 0 140 620H520';

/** The journey of a product, along which a mark moves back to the source, once. */
export function Journey() {
  const say = useSay();
  return (
    <svg className="journey" viewBox="0 0 720 670" role="img" aria-label={say(journeyTexts.whole)}>
      {stations.map(({ key, Drawing, x, y }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <g className={`station ${key}`}>
            <Drawing />
            <text y="30" textAnchor="middle">
              {say(journeyTexts[key])}
            </text>
          </g>
        </g>
      ))}
      <path d={way} className="way" />
      <circle className="source" cx="254" cy="160" r="10" />
      <circle className="walker" r="5" style={{ offsetPath: `path('${way}')` }} />
    </svg>
  );
}

const few = [
  { key: 'field', Drawing: Field, x: 130 },
  { key: 'tin', Drawing: Tin, x: 330 },
  { key: 'truck', Drawing: Truck, x: 520 },
  { key: 'hand', Drawing: Hand, x: 750 },
] as const;

/** The same journey in one line, for narrow screens. */
export function ShortJourney() {
  const say = useSay();
  return (
    <svg
      className="journey short"
      viewBox="0 0 880 210"
      role="img"
      aria-label={say(journeyTexts.whole)}
    >
      {few.map(({ key, Drawing, x }) => (
        <g
          key={key}
          transform={key === 'truck' ? `translate(${x} 160) scale(-1 1)` : `translate(${x} 160)`}
        >
          <g className={`station ${key}`}>
            <Drawing />
          </g>
        </g>
      ))}
      <path d="M0 160H780" className="way" />
    </svg>
  );
}
