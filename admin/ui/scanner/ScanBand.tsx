import { useSay } from '#admin/app/language.ts';
import { scannerTexts } from './texts.ts';
import styles from './scanner.module.css';

/** What the last scan came to; `details` are the reasons of single codes. */
export type ScanResult = {
  tone: 'good' | 'bad' | 'busy';
  text: string;
  details?: readonly string[];
};

const signs = { good: '✓', bad: '✕', busy: '…' } as const;

/** The band below the field, readable from two metres: green or red, with a sign and the reason. */
export function ScanBand({ result }: { result: ScanResult | null }) {
  const say = useSay();
  const tone = result?.tone ?? 'idle';
  return (
    <div
      className={styles.band}
      data-tone={tone}
      data-testid="scan-band"
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <span className={styles.sign} aria-hidden="true">
        {result ? signs[result.tone] : '·'}
      </span>
      <div className={styles.said}>
        <p>{result?.text ?? say(scannerTexts.ready)}</p>
        {result?.details && result.details.length > 0 && (
          <ul>
            {result.details.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
