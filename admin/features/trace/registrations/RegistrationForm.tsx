import { Form, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { packSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import { nodeCalls } from '#contract/features/trace/registration-nodes/contract.ts';
import {
  registrationCalls,
  type Registration,
} from '#contract/features/trace/registrations/contract.ts';
import { registrationTexts as texts } from '#contract/features/trace/registrations/texts.ts';

const nodeSource = remoteSource(nodeCalls, { label: ({ name }) => name });
const blank = { pack_id: null, codes: null, node: null, remark: '' };

/** A whole pack or scanned codes, with our own node or another. */
export function RegistrationForm(props: FormProps<Registration>) {
  return (
    <RecordForm
      {...props}
      calls={registrationCalls}
      texts={texts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
    >
      <Source />
      <RemoteField field="node" source={nodeSource} hint={texts.ownHint} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

type From = keyof typeof texts.source;

function Source() {
  const say = useSay();
  const form = Form.useFormInstance();
  const [from, setFrom] = useState<From>('pack');
  const scanner = useRef<HTMLDivElement>(null);
  return (
    <>
      <Segmented<From>
        value={from}
        options={(['pack', 'codes'] as const).map((value) => ({
          value,
          label: say(texts.source[value]),
        }))}
        onChange={(next) => {
          form.setFieldsValue({ pack_id: null, codes: null });
          setFrom(next);
          // The click would leave the focus on the choice, and a scanner's Enter would send the form.
          setTimeout(() => scanner.current?.querySelector('input')?.focus());
        }}
      />
      {from === 'pack' ? (
        <RemoteField field="pack_id" source={packSource} required />
      ) : (
        <div ref={scanner}>
          <CodesField field="codes" />
        </div>
      )}
    </>
  );
}
