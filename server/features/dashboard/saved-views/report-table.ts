import type {
  ReportInterval,
  ReportResult,
} from '#contract/features/dashboard/view-reports/contract.ts';
import type { Language } from '#contract/language.ts';
import type { Maybe, MaybeTime, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    view_report: Omit<RecordColumns, 'company_id'> & {
      company_id: Maybe<number>;
      account_id: number;
      view_id: number;
      every: ReportInterval;
      weekday: number;
      month_day: number;
      hour: number;
      emails: string;
      language: Language;
      next_time: Date;
      last_time: MaybeTime;
      last_result: Maybe<ReportResult>;
    };
  }
}
