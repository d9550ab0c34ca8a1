import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  reverseInput,
  type MemberPoint,
  memberPointCalls,
} from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { refreshPoints } from './PointDialog.tsx';
import { membersPageTexts as texts } from './texts.ts';

const schema = reverseInput.omit({ id: true });

/** Reverses an entry. */
export function ReverseDialog({ entry, onClose }: { entry: MemberPoint; onClose: () => void }) {
  const say = useSay();
  return (
    <RecordForm
      resource={`memberPoint/reverse/${entry.id}`}
      schema={schema}
      texts={memberTexts}
      title={memberTexts.actions.reverse}
      verb={memberTexts.actions.reverse}
      record={null}
      shape="dialog"
      width="small"
      isDanger
      send={(values, _version, options) =>
        api(memberPointCalls.reverse, { id: entry.id, ...values }, options).finally(refreshPoints)
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.reverseLine)}</FormLine>
      <TextField field="reason" rows={2} />
    </RecordForm>
  );
}
