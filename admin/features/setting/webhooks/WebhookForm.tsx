import { use } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  webhookCalls,
  webhookInput,
  type NewWebhook,
  type Webhook,
} from '#contract/features/setting/webhooks/contract.ts';
import { webhookTexts } from '#contract/features/setting/webhooks/texts.ts';
import { webhookEvents } from '#contract/webhook-events.ts';
import { ShowSecretContext } from './show-secret.ts';

const { hints } = webhookTexts;
const blank = { name: '', events: [], is_active: true };
const valuesOf = ({ name, url, events, is_active }: Webhook) => ({ name, url, events, is_active });

/** A webhook; the secret of a new one is shown when it has been made. */
export function WebhookForm(props: FormProps<Webhook>) {
  const say = useSay();
  const show = use(ShowSecretContext);
  const options = webhookEvents.map(({ name, label, feature }) => ({
    value: name,
    label: `${say(feature)} · ${say(label)}`,
  }));
  const { record } = props;
  return (
    <RecordForm
      {...props}
      resource="webhook"
      schema={webhookInput}
      texts={webhookTexts}
      blank={blank}
      values={valuesOf}
      shape="dialog"
      send={(values, version, options) =>
        record
          ? api(webhookCalls.edit, { ...values, id: record.id, version }, options)
          : api(webhookCalls.add, values, options)
      }
      onSaved={(made: Webhook | NewWebhook | null) => {
        if (made && 'secret' in made) show(made);
        props.onSaved();
      }}
    >
      <TextField field="url" type="url" hint={hints.url} wide />
      <TextField field="name" wide />
      <SelectField field="events" options={options} multiple wide />
      <SwitchField field="is_active" />
    </RecordForm>
  );
}
