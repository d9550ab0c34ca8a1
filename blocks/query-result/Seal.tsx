import { seal } from '#blocks/kit/seal.ts';
import type { Tone } from './verdict.ts';

/** The seal, complete for a genuine product. */
export function Seal({ id, tone }: { id: string; tone: Tone }) {
  return (
    <svg className="b-result-seal" viewBox="0 0 16 16" aria-hidden="true">
      <mask id={`${id}-seal`}>
        <path fill="#fff" d={seal.shape} />
        <path
          fill="none"
          stroke="#000"
          strokeWidth="2"
          d={tone === 'good' ? seal.way : seal.signs[tone]}
        />
        {tone === 'good' && <circle cx="8" cy="8" r="2" />}
      </mask>
      <rect width="16" height="16" fill="currentColor" mask={`url(#${id}-seal)`} />
    </svg>
  );
}
