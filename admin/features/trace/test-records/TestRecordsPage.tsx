import { QualityRecordsPage } from '#admin/ui/quality/QualityRecordsPage.tsx';
import { testRecordCalls } from '#contract/features/trace/test-records/contract.ts';
import { testRecords } from '#contract/features/trace/test-records/feature.ts';

export function Page() {
  return <QualityRecordsPage kind="test" calls={testRecordCalls} title={testRecords.title} />;
}
