import type { Language } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import type { Phrase } from './words.ts';
import { FirstFew } from './FirstFew.tsx';
import { readFor, type Scene, type TestRecord } from './scene.ts';
import { clockOf } from './times.ts';

type TestRecordsProps = {
  scene: Scene;
  rows: readonly TestRecord[];
  isFolded: boolean;
  /** A list of checks, or a table of measured values. */
  look: 'checks' | 'figures';
  /** The labels for item, standard, result and inspector. */
  listTab: { first_name: Phrase; second_name: Phrase; third_name: Phrase; fourth_name: Phrase };
};

const limits = t('限值', 'Limits', '限值');
const marks = {
  pass: { sign: '✓', word: t('合格', 'Passed', '合格') },
  fail: { sign: '✗', word: t('不合格', 'Failed', '不合格') },
};

type MarkProps = { result: TestRecord['result']; language: Language };

/** Whether it passed: a sign and a word, never a colour alone. */
function Mark({ result, language }: MarkProps) {
  if (result !== 'pass' && result !== 'fail') return null;
  const { sign, word } = marks[result];
  return (
    <span className={`records-mark is-${result}`}>
      <span aria-hidden="true">{sign}</span> {say(word, language)}
    </span>
  );
}

/** A list of test results. */
export function TestRecords({ scene, rows, isFolded, look, listTab }: TestRecordsProps) {
  const names = {
    project: readFor(scene, listTab.first_name),
    std: readFor(scene, listTab.second_name),
    content: readFor(scene, listTab.third_name),
    by: readFor(scene, listTab.fourth_name),
  };
  return (
    <FirstFew scene={scene} rows={rows} isFolded={isFolded} className={`records is-${look}`}>
      {(one) => (
        <dl>
          <div className="records-head">
            <dt className="unseen">{names.project}</dt>
            <dd>
              {one.project_name} <Mark result={one.result} language={scene.language} />
            </dd>
          </div>
          {one.std !== '' && (
            <div>
              <dt>{names.std}</dt>
              <dd>{one.std}</dd>
            </div>
          )}
          {one.limits !== undefined && one.limits !== '' && (
            <div className="records-limits">
              <dt>{say(limits, scene.language)}</dt>
              <dd>{one.limits}</dd>
            </div>
          )}
          {one.content !== '' && (
            <div className="records-value">
              <dt>{names.content}</dt>
              <dd className="records-found">{one.content}</dd>
            </div>
          )}
          {(one.emp_name !== '' || one.pass_time !== '') && (
            <div>
              <dt>{names.by}</dt>
              <dd>
                {one.emp_name} <time dateTime={one.pass_time}>{clockOf(one.pass_time)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
    </FirstFew>
  );
}
