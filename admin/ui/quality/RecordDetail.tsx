import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import type { QualityRecord } from '#contract/quality/records.ts';
import { qcTexts } from '#contract/quality/texts.ts';

const { fields } = qcTexts;

/** The expanded row: what the list leaves out, and the findings that were opened from it. */
export function RecordDetail({ record }: { record: QualityRecord }) {
  const { id, std, content, batch_code: batch, result } = record;
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.std}>{std}</Fact>
        <Fact label={fields.content}>{content}</Fact>
        <Fact label={fields.batch_code}>{batch && <CodeText code={batch} />}</Fact>
      </Facts>
      <Nonconformances
        subject="inspection"
        id={id}
        from={result === 'fail' ? { source: 'inspection', source_id: id } : null}
        heading="h4"
      />
    </RecordParts>
  );
}
