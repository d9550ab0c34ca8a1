import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { RightsTree } from '#admin/ui/rights/RightsTree.tsx';
import {
  type RoleTemplateInfo,
  roleTemplateCalls,
} from '#contract/features/platform/role-templates/contract.ts';
import { roleTemplateTexts } from '#contract/features/platform/role-templates/texts.ts';
import { headRole } from '#contract/roles.ts';
import { spellRights } from '#contract/rights.ts';
import { roleTemplatesPageTexts as texts } from './texts.ts';
import { useVersions } from './use-versions.ts';

const blank = { sort: 0, is_default: true, system_version_id: null, permissions: [] };

export function RoleTemplateForm(props: FormProps<RoleTemplateInfo>) {
  const { record } = props;
  const versions = useVersions();
  const isShipped = record?.is_shipped === true;
  const isHead = isShipped && record.code === headRole;
  return (
    <RecordForm
      {...props}
      calls={roleTemplateCalls}
      texts={roleTemplateTexts}
      blank={blank}
      values={({ permissions, ...row }) => ({
        ...row,
        permissions: spellRights('web', permissions),
      })}
      shape="drawer"
      width={880}
    >
      <TextField field="code" hint={texts.codeHint} disabled={isShipped} />
      <SelectField
        field="system_version_id"
        hint={texts.versionHint}
        disabled={isShipped}
        options={versions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <InThreeField field="name" />
      <NumberField field="sort" hint={texts.sortHint} />
      <SwitchField field="is_default" hint={texts.defaultHint} disabled={isHead} />
      <TextField field="remark" rows={2} />
      <Rights isFixed={isHead} />
    </RecordForm>
  );
}

/** Limited to the permissions of the version. */
function Rights({ isFixed }: { isFixed: boolean }) {
  const chosen = useFieldValue('system_version_id');
  const version = useVersions().find(({ id }) => id === chosen);
  const offered = version && spellRights('web', version.permissions);
  return (
    <FormField field="permissions" kind="other" isDeep wide required={false}>
      <RightsTree type="web" isReadOnly={isFixed} {...(offered ? { offered } : {})} />
    </FormField>
  );
}
