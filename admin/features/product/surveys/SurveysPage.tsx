import { useSay } from '#admin/app/language.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { ConsentText } from '#admin/ui/show/ConsentText.tsx';
import { pageTemplateCalls } from '#contract/features/product/page-templates/contract.ts';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { surveyCalls, type Survey } from '#contract/features/product/surveys/contract.ts';
import { surveyTexts } from '#contract/features/product/surveys/texts.ts';
import { comma } from '#contract/text.ts';
import { surveys } from '#contract/features/product/surveys/feature.ts';
import styles from './surveys.module.css';

function Answers({ answers, consent }: Pick<Survey, 'answers' | 'consent'>) {
  const say = useSay();
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value.join(say(comma))}</dd>
        </div>
      ))}
      <div>
        <dt>{say(surveyTexts.fields.consent)}</dt>
        <dd>
          <ConsentText consent={consent} />
        </dd>
      </div>
    </dl>
  );
}

const columns: readonly Column<Survey>[] = [
  { field: 'create_time', width: 152, kind: 'time', sort: true },
  { field: 'title', width: 132 },
  { field: 'words', width: 268 },
  { field: 'part_name', width: 140 },
  { field: 'serial_number', width: 212, kind: 'code' },
  { field: 'page_name', width: 140, hidden: true },
  { field: 'number', width: 90, kind: 'number', hidden: true },
  { field: 'update_time', width: 152, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof surveyCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'page_id',
    kind: 'remote',
    source: remoteSource(pageTemplateCalls, { label: ({ name }) => name }),
  },
  {
    field: 'part_id',
    kind: 'remote',
    source: remoteSource(partCalls, { label: ({ name }) => name }),
  },
  { field: 'create_time', kind: 'days' },
];
const detail = (row: Survey) => <Answers answers={row.answers} consent={row.consent} />;
const nameOf = ({ title, serial_number: serial }: Survey) => `${title} ${serial}`;

/** What consumers answered in the forms of pages. */
export function Page() {
  return (
    <DataPage
      calls={surveyCalls}
      title={surveys.title}
      texts={surveyTexts}
      columns={columns}
      filters={filters}
      expand={detail}
      nameOf={nameOf}
    />
  );
}
