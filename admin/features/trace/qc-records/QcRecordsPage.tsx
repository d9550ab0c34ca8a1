import { QualityRecordsPage } from '#admin/ui/quality/QualityRecordsPage.tsx';
import { qcRecordCalls } from '#contract/features/trace/qc-records/contract.ts';
import { qcRecords } from '#contract/features/trace/qc-records/feature.ts';

export function Page() {
  return <QualityRecordsPage kind="qc" calls={qcRecordCalls} title={qcRecords.title} />;
}
