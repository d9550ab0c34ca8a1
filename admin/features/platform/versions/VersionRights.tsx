import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { RightsTree } from '#admin/ui/rights/RightsTree.tsx';
import { versionRights, versionCalls } from '#contract/features/platform/versions/contract.ts';
import { versionTexts } from '#contract/features/platform/versions/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { spellRights } from '#contract/rights.ts';
import { t } from '#contract/text.ts';
import { versionsPageTexts as texts } from './texts.ts';

const schema = versionRights.omit({ id: true, version: true });

/** The most that companies of a version may do; their menus depend on it. */
export function VersionRights({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const { data: version } = useQuery({
    queryKey: ['version', 'info', id],
    queryFn: async ({ signal }) => (await api(versionCalls.info, { id }, { signal })).data,
    staleTime: 0,
  });
  if (!version) return null;
  const title = say(texts.authoriseTitle, { name: say(version.name) });
  return (
    <RecordForm
      // Separate from the draft of the version's own form.
      resource="versionRights"
      schema={schema}
      texts={versionTexts}
      record={version}
      title={t(title, title, title)}
      values={({ permissions }) => ({
        everything: permissions.includes(everyPermission),
        permissions: spellRights('web', permissions),
      })}
      send={(values, at, options) =>
        api(versionCalls.authorise, { id, version: at, ...values }, options)
      }
      shape="drawer"
      width={880}
      onClose={onClose}
      onSaved={() => void refreshList('version')}
    >
      <SwitchField field="everything" hint={texts.everythingHint} wide />
      <Rights />
    </RecordForm>
  );
}

function Rights() {
  const hasAll = useFieldValue('everything') === true;
  if (hasAll) return null;
  return (
    <FormField field="permissions" kind="other" isDeep wide required={false} label={texts.rightsOf}>
      <RightsTree type="web" />
    </FormField>
  );
}
