import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { answerInput, appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import styles from './incidents.module.css';

const schema = answerInput.pick({ note: true });

type AnswerDialogProps = {
  id: number;
  /** The appeal that was read. */
  appeal: number;
  answer: 'accept' | 'reject';
  onClose: () => void;
};

/** Answers the appeal of an incident; the dealer sees the words. */
export function AnswerDialog({ id, appeal, answer, onClose }: AnswerDialogProps) {
  const say = useSay();
  const accept = answer === 'accept';
  return (
    <RecordForm
      resource={`incident/answer/${id}/${answer}`}
      schema={schema}
      texts={appealTexts}
      title={appealTexts[answer]}
      verb={appealTexts[answer]}
      record={null}
      shape="dialog"
      width="small"
      send={async ({ note }, _version, options) => {
        const answered = await api(
          incidentCalls.answerAppeal,
          { id, accept, note, appeal_id: appeal },
          options,
        ).finally(() => refreshList('incident'));
        return { ...answered, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <p className={styles.note}>{say(accept ? appealTexts.acceptText : appealTexts.rejectText)}</p>
      <TextField field="note" rows={3} wide />
    </RecordForm>
  );
}
