import { use } from 'react';
import { api } from '#admin/app/api.ts';
import { useSession } from '#admin/app/session.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TagsField } from '#admin/ui/form/TagsField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { RightsTree } from '#admin/ui/rights/RightsTree.tsx';
import { rightsForKeys } from '#contract/api-keys.ts';
import {
  apiKeyCalls,
  apiKeyInput,
  type ApiKey,
  type NewApiKey,
} from '#contract/features/system/api-keys/contract.ts';
import { apiKeyTexts } from '#contract/features/system/api-keys/texts.ts';
import { ShowKeyContext } from './show-key.ts';

const { hints } = apiKeyTexts;
const blank = { addresses: [], permissions: [], expires_at: null };

/** A new key; it is shown when it has been made. */
export function ApiKeyForm(props: FormProps<ApiKey>) {
  const show = use(ShowKeyContext);
  const authorities = useSession((state) => state.user?.authorities);
  const own = new Set<string>(authorities?.map(({ permission }) => permission));
  const offered = rightsForKeys.filter((right) => own.has(right));
  return (
    <RecordForm
      {...props}
      resource="apiKey"
      schema={apiKeyInput}
      texts={apiKeyTexts}
      blank={blank}
      title={apiKeyTexts.add}
      shape="drawer"
      width={720}
      send={(values, _version, options) => api(apiKeyCalls.add, values, options)}
      onSaved={(made: ApiKey | NewApiKey | null) => {
        if (made && 'key' in made) show(made);
        props.onSaved();
      }}
    >
      <TextField field="name" hint={hints.name} />
      <TimeField field="expires_at" hint={hints.expires_at} required={false} isAhead />
      <TagsField field="addresses" hint={hints.addresses} required={false} wide />
      <FormField field="permissions" kind="other" hint={hints.permissions} isDeep wide>
        <RightsTree type="web" offered={offered} />
      </FormField>
    </RecordForm>
  );
}
