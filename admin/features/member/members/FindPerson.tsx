import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { personCalls, type KnownPerson } from '#contract/features/member/members/person.ts';
import { personTexts } from '#contract/features/member/members/texts.ts';
import { mobile } from '#contract/validation.ts';
import { membersPageTexts } from './texts.ts';

const texts = membersPageTexts.find;
const schema = z.strictObject({ mobile });

type FindPersonProps = { onClose: () => void; onFound: (person: KnownPerson) => void };

/** Finds the data of a phone number, member or not. */
export function FindPerson({ onClose, onFound }: FindPersonProps) {
  const say = useSay();
  return (
    <RecordForm
      resource="person/find"
      schema={schema}
      texts={personTexts}
      title={texts.title}
      verb={texts.go}
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const { code, msg, data } = await api(personCalls.find, values, options);
        onFound(data);
        return { code, msg, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.line)}</FormLine>
      <TextField field="mobile" type="tel" max={14} wide />
    </RecordForm>
  );
}
