import { seal } from '#blocks/kit/seal.ts';

/** The sign of truth, whole for what is genuine; its shape tells the others apart where colours do not. */
export function Seal({ id, tone }: { id: string; tone: string }) {
  return (
    <svg className="b-result-seal" viewBox="0 0 16 16" aria-hidden="true">
      <mask id={`${id}-seal`}>
        <path fill="#fff" d={seal.shape} />
        {tone === 'good' ? (
          <>
            <path fill="none" stroke="#000" strokeWidth="2" d={seal.way} />
            <circle cx="8" cy="8" r="2" />
          </>
        ) : (
          <path fill="none" stroke="#000" strokeWidth="2" d={signs[tone]} />
        )}
      </mask>
      <rect width="16" height="16" fill="currentColor" mask={`url(#${id}-seal)`} />
    </svg>
  );
}

const signs: Record<string, string> = {
  caution: 'M8 3v6M8 11v2',
  bad: 'M4 4l8 8M12 4l-8 8',
  quiet: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2Q8 8.8 8 10M8 11.5v2',
};
