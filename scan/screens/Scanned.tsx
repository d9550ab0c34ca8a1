import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import { CodeText } from './CodeText.tsx';

export type Row = {
  key: string;
  code: string;
  state?: 'waiting' | 'sent' | 'done' | 'refused';
  msg?: string;
  /** Absent: it can no longer be taken back. */
  remove?: () => void;
};

const shown = 50;

/** How many, in figures readable from two metres, and which ones, the newest first. */
export function Scanned({ rows, total }: { rows: readonly Row[]; total: number }) {
  const say = useSay();
  return (
    <>
      <p className="counter">
        <output data-testid="counter">{total}</output>
        <span>{say(texts.job.scanned)}</span>
      </p>
      {rows.length > 0 && (
        <ul className="rows" aria-label={say(texts.job.list)}>
          {rows.slice(0, shown).map(({ key, code, state, msg, remove }) => (
            <li key={key} data-state={state}>
              <div>
                <CodeText code={code} />
                {state && (
                  <small>
                    {say(texts.job.states[state])}
                    {msg ? ` · ${msg}` : ''}
                  </small>
                )}
              </div>
              {remove && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={say(texts.job.remove, { code })}
                  onClick={remove}
                >
                  ✕
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <p className="hint">{say(texts.job.more, { n: rows.length - shown })}</p>
      )}
    </>
  );
}
