import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  personCalls,
  eraseForm,
  type KnownPerson,
} from '#contract/features/member/members/person.ts';
import { personTexts } from '#contract/features/member/members/texts.ts';
import { membersPageTexts } from './texts.ts';

const texts = membersPageTexts.erase;

type EraseDialogProps = { person: KnownPerson; onClose: () => void; onErased: () => void };

/** Erases a person's data after the last digits of the number are typed; irreversible. */
export function EraseDialog({ person, onClose, onErased }: EraseDialogProps) {
  const say = useSay();
  return (
    <RecordForm
      resource="person/erase"
      schema={eraseForm}
      texts={personTexts}
      title={membersPageTexts.person.erase}
      verb={membersPageTexts.person.erase}
      isDanger
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const { msg, code } = await api(personCalls.erase, { key: person.key, ...values }, options);
        void refreshList('member');
        void refreshList('erasure');
        return { code, msg, data: null };
      }}
      onClose={onClose}
      onSaved={onErased}
    >
      <FormLine>{say(texts.line, { mobile: person.mobile })}</FormLine>
      <TextField field="digits" max={4} hint={texts.digitsHint} wide />
      <TextField field="reason" rows={2} hint={texts.reasonHint} />
    </RecordForm>
  );
}
