import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  memberCalls,
  pointInput,
  type Member,
} from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { membersPageTexts as texts } from './texts.ts';

type PointDialogProps = {
  member: Pick<Member, 'id' | 'name'>;
  verb: 'grant' | 'take';
  onClose: () => void;
};

/** Reloads everything that shows points. */
export const refreshPoints = () =>
  Promise.all([refreshList('member'), refreshList('memberPoint'), refreshList('memberLevel')]);

/** Grants or deducts points and growth, with a reason. */
export function PointDialog({ member, verb, onClose }: PointDialogProps) {
  const say = useSay();
  const label = memberTexts.actions[verb];
  return (
    <RecordForm
      resource={`member/${verb}/${member.id}`}
      schema={pointInput}
      texts={memberTexts}
      title={label}
      verb={label}
      record={null}
      blank={{ points: 0, growth: 0 }}
      shape="dialog"
      width="small"
      send={(values, _version, options) =>
        api(memberCalls[verb], { id: member.id, ...values }, options).finally(refreshPoints)
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>
        {say(verb === 'grant' ? texts.grantLine : texts.takeLine, { name: member.name })}
      </FormLine>
      <NumberField field="points" grouped />
      <NumberField field="growth" grouped />
      <TextField field="reason" rows={2} />
    </RecordForm>
  );
}
