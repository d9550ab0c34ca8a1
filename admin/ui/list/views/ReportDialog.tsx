import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import {
  reportFields,
  reportIntervals,
  viewReportCalls as calls,
  type ViewReport,
} from '#contract/features/dashboard/view-reports/contract.ts';
import { viewReportTexts } from '#contract/features/dashboard/view-reports/texts.ts';
import { t } from '#contract/text.ts';
import { languageNames, languages } from '#contract/language.ts';
import { reportDialogTexts as texts } from './report-texts.ts';
import styles from './views.module.css';

const two = (n: number) => String(n).padStart(2, '0');
const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const intervals = reportIntervals.map((value) => ({
  value,
  label: viewReportTexts.intervals[value],
}));
const weekdays = texts.weekdays.map((label, at) => ({ value: at + 1, label }));
const monthDays = upTo(1, 28).map((value) => ({
  value,
  label: t(`${value} 日`, String(value), `${value} 日`),
}));
const hours = upTo(0, 23).map((value) => ({ value, label: `${two(value)}:00` }));
const spoken = languages.map((value) => ({ value, label: languageNames[value] }));

type ReportDialogProps = { view: SavedView; onClose: () => void };

/** When and to whom the rows of a view are sent by e-mail. */
export function ReportDialog({ view, onClose }: ReportDialogProps) {
  const query = useQuery({
    queryKey: ['viewReport', view.id],
    queryFn: async ({ signal }) => (await api(calls.show, { view_id: view.id }, { signal })).data,
    // What is being typed is not replaced.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const language = useLanguage((state) => state.language);
  // Why not has been told.
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    if (query.isError) giveUp();
  }, [query.isError]);
  if (query.data === undefined) return null;
  const report = query.data;
  return (
    <RecordForm
      resource={`viewReport/${view.id}`}
      schema={reportFields}
      texts={viewReportTexts}
      title={texts.title}
      verb={texts.save}
      record={report}
      blank={{ every: 'week', weekday: 1, month_day: 1, hour: 8, emails: '', language }}
      shape="dialog"
      width="small"
      send={(values, version, options) =>
        api(calls.save, { ...values, view_id: view.id, version }, options)
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <Lead name={view.name} />
      <SelectField field="every" options={intervals} />
      <Form.Item noStyle dependencies={['every']}>
        {({ getFieldValue }) => <DayOf every={getFieldValue('every') as ViewReport['every']} />}
      </Form.Item>
      <SelectField field="hour" options={hours} />
      <TextField field="emails" rows={2} placeholder={texts.emails} />
      <SelectField field="language" options={spoken} />
      {report && <Standing report={report} onStopped={onClose} />}
    </RecordForm>
  );
}

function Lead({ name }: { name: string }) {
  return <FormLine>{useSay()(texts.lead, { name })}</FormLine>;
}

function DayOf({ every }: { every: ViewReport['every'] }) {
  if (every === 'week') return <SelectField field="weekday" options={weekdays} />;
  if (every === 'month') return <SelectField field="month_day" options={monthDays} />;
  return null;
}

/** How it went, when it goes on, and the two things that can be done with it at once. */
function Standing({ report, onStopped }: { report: ViewReport; onStopped: () => void }) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const { fields, results } = viewReportTexts;
  const { view_id: id, next_time: next, last_time: last, last_result: result } = report;
  const run = async (call: typeof calls.send) => {
    setBusy(true);
    try {
      toast.success((await api(call, { view_id: id })).msg);
      if (call === calls.delete) onStopped();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.standing}>
      <dl>
        <dt>{say(fields.next_time)}</dt>
        <dd>
          <DateTime at={next} />
        </dd>
        {last && (
          <>
            <dt>{say(fields.last_time)}</dt>
            <dd>
              <DateTime at={last} />
              {result && ` ${say(results[result])}`}
            </dd>
          </>
        )}
      </dl>
      <span className={styles.actions}>
        <Button size="small" disabled={isBusy} onClick={() => void run(calls.send)}>
          {say(texts.sendNow)}
        </Button>
        <Button size="small" danger disabled={isBusy} onClick={() => void run(calls.delete)}>
          {say(texts.stop)}
        </Button>
      </span>
    </div>
  );
}
