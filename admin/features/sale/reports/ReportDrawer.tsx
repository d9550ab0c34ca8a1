import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import {
  replyInput,
  reportCalls,
  type FakeReportInfo,
} from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { moves, nameOf } from './moves.ts';
import { ReportRecord } from './ReportRecord.tsx';
import { reportsPageTexts as texts } from './texts.ts';

const width = 640;
const schema = replyInput.omit({ id: true });

/** One report with its photos, and what can be done about it. */
export function ReportDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const [isReplying, setReplying] = useState(false);
  const query = useQuery({
    queryKey: ['fakeReport', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(reportCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const report = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, report, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={reportTexts.one}
        title={report ? say(texts.title, { code: report.code }) : say(reportTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          can({ has: reportCalls.reply.allow }) && (
            <>
              {buttons}
              <Button onClick={() => setReplying(true)}>{say(texts.reply)}</Button>
            </>
          )
        }
      >
        {(found) => <ReportRecord report={found} />}
      </RecordDrawer>
      {dialogs}
      {isReplying && report && <ReplyDialog report={report} onClose={() => setReplying(false)} />}
    </>
  );
}

function ReplyDialog({ report, onClose }: { report: FakeReportInfo; onClose: () => void }) {
  const { id, reply } = report;
  return (
    <RecordForm
      resource={`fakeReport/reply/${id}`}
      schema={schema}
      texts={reportTexts}
      title={texts.reply}
      verb={texts.reply}
      record={null}
      blank={{ reply }}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(reportCalls.reply, { id, ...values }, options).finally(() =>
          refreshList('fakeReport'),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <TextField field="reply" rows={4} hint={texts.replyHint} wide />
    </RecordForm>
  );
}
