import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { RecordTexts } from '#contract/records.ts';
import { saveBlob } from './download.ts';
import { errorLines, type ImportResult } from './import-file.ts';
import { listTexts } from './texts.ts';
import styles from './import.module.css';

const texts = listTexts.import;

type ImportErrorsProps = {
  refused: Extract<ImportResult, { kind: 'refused' }>;
  labels: RecordTexts['fields'];
};

/** Where the mistakes are, as the spreadsheet counts its rows, to be taken along. */
export function ImportErrors({ refused: { msg, errors }, labels }: ImportErrorsProps) {
  const say = useSay();
  const labelOf = (field: string) => (labels[field] ? say(labels[field]) : field);
  const head = [say(texts.row), say(texts.column), say(texts.reason)];
  const lines = () => errorLines(errors, head, labelOf);
  const copy = async () => {
    await navigator.clipboard.writeText(lines());
    toast.success(say(texts.copied));
  };
  const download = () =>
    saveBlob(new Blob([lines()], { type: 'text/plain' }), say(texts.errorsFile));
  return (
    <section role="alert" className={styles.refused}>
      <p>
        <strong className={styles.bad}>{say(texts.refused)}</strong> {msg}
      </p>
      {errors.length > 0 && (
        <>
          <p>{say(texts.mistakes, { n: errors.length })}</p>
          <div className={styles.errors} tabIndex={0} role="region" aria-label={say(texts.refused)}>
            <table>
              <thead>
                <tr>
                  {head.map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {errors.map(({ row, field, msg: reason }) => (
                  <tr key={`${row} ${field} ${reason}`}>
                    <td>{row}</td>
                    <td>{labelOf(field)}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.take}>
            {/* Over plain http browsers have no clipboard. */}
            {'clipboard' in navigator && (
              <Button size="small" onClick={() => void copy()}>
                {say(texts.copy)}
              </Button>
            )}
            <Button size="small" onClick={download}>
              {say(texts.download)}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
