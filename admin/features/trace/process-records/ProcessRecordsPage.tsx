import { QualityRecordsPage } from '#admin/ui/quality/QualityRecordsPage.tsx';
import { processRecordCalls } from '#contract/features/trace/process-records/contract.ts';
import { processRecords } from '#contract/features/trace/process-records/feature.ts';

export function Page() {
  return (
    <QualityRecordsPage kind="process" calls={processRecordCalls} title={processRecords.title} />
  );
}
