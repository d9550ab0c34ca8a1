import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import {
  newUserInput,
  userInput,
  type NewUser,
  type User,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { useSection } from '#admin/ui/people/section.ts';
import { peopleSources } from '#admin/ui/people/sources.ts';
import { ShowPasswordsContext } from './show-passwords.ts';

const { sections } = userTexts;

/** A user's account and organisation; a new one may be given a password. */
export function UserForm(props: FormProps<User>) {
  const { record } = props;
  const { calls } = useSection();
  const show = use(ShowPasswordsContext);
  const saved = (user: User | NewUser | null) => {
    const fresh = user && 'initial_password' in user ? user.initial_password : null;
    if (user && fresh !== null) show([{ username: user.username, password: fresh }]);
    props.onSaved();
  };
  return (
    <RecordForm
      {...props}
      resource="user"
      schema={record ? userInput : newUserInput}
      texts={userTexts}
      shape="drawer"
      width={720}
      send={(values, version, options) =>
        record
          ? api(calls.user.edit, { id: record.id, version, ...values }, options)
          : api(calls.user.add, values, options)
      }
      onSaved={saved}
    >
      <FormSection title={sections.account}>
        <TextField field="username" hint={userTexts.usernameHint} />
        <TextField field="realname" />
        <TextField field="mobile" type="tel" />
        <TextField field="email" type="email" />
        {!record && (
          <TextField
            field="password"
            hint={userTexts.passwordHint}
            autoComplete="new-password"
            wide
          />
        )}
      </FormSection>
      <Places record={record} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

function Places({ record }: Pick<FormProps<User>, 'record'>) {
  const say = useSay();
  const can = useCan();
  const { type, calls } = useSection();
  const sees = (what: 'dept' | 'position' | 'level') => can({ has: calls[what].index.allow });
  const roles = useQuery({
    queryKey: ['role', 'options'],
    queryFn: async ({ signal }) =>
      (await api(calls.role.options, {}, { signal, quiet: true })).data,
  });
  const options = (roles.data ?? []).map(({ id, name, can_give: canGive }) => ({
    value: id,
    label: say(name),
    disabled: !canGive,
  }));
  return (
    <FormSection title={sections.place}>
      {sees('dept') && <TreeField field="dept_id" source={calls.dept.index} />}
      {sees('position') && (
        <RemoteField
          field="position_id"
          source={peopleSources[type].activePosition}
          shown={record?.position_name ?? null}
        />
      )}
      {sees('level') && (
        <RemoteField
          field="level_id"
          source={peopleSources[type].level}
          shown={record?.level_name ?? null}
        />
      )}
      <SelectField field="role_ids" options={options} multiple wide />
    </FormSection>
  );
}
