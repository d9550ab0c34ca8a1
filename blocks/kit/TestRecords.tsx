import type { Phrase } from './words.ts';
import { FirstFew } from './FirstFew.tsx';
import { readFor, type Scene, type TestRecord } from './scene.ts';
import { clockOf } from './times.ts';

type TestRecordsProps = {
  scene: Scene;
  rows: readonly TestRecord[];
  isFolded: boolean;
  /** The labels for item, standard, result and inspector. */
  listTab: { first_name: Phrase; second_name: Phrase; third_name: Phrase; fourth_name: Phrase };
};

/** A list of test results. */
export function TestRecords({ scene, rows, isFolded, listTab }: TestRecordsProps) {
  const names = {
    project: readFor(scene, listTab.first_name),
    std: readFor(scene, listTab.second_name),
    content: readFor(scene, listTab.third_name),
    by: readFor(scene, listTab.fourth_name),
  };
  return (
    <FirstFew scene={scene} rows={rows} isFolded={isFolded} className="records">
      {(one) => (
        <dl>
          <div className="records-head">
            <dt className="unseen">{names.project}</dt>
            <dd>{one.project_name}</dd>
          </div>
          {one.std !== '' && (
            <div>
              <dt>{names.std}</dt>
              <dd>{one.std}</dd>
            </div>
          )}
          {one.content !== '' && (
            <div>
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
