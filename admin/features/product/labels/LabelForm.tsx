import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  labelTemplateCalls,
  labelTemplateInput,
  type LabelTemplate,
  type LabelTemplateInfo,
} from '#contract/features/product/labels/contract.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelsTexts as texts } from './texts.ts';

const renaming = labelTemplateInput.pick({ name: true, remark: true });
const naming = labelTemplateInput.pick({ name: true });

type LabelFormProps = { label: LabelTemplate; onClose: () => void };

/** The name of a label; its content is edited in the editor. */
export function LabelForm({ label, onClose }: LabelFormProps) {
  return (
    <RecordForm
      resource="labelTemplate"
      schema={renaming}
      texts={labelTexts}
      record={label}
      title={texts.actions.rename}
      shape="dialog"
      send={(values, version, options) =>
        api(labelTemplateCalls.edit, { id: label.id, version, ...values }, options)
      }
      onClose={onClose}
      onSaved={() => void refreshList('labelTemplate')}
    >
      <TextField field="name" wide />
      <TextField field="remark" rows={3} />
    </RecordForm>
  );
}

/** A copy under a name of its own. */
export function CopyDialog({ label, onClose }: LabelFormProps) {
  return (
    <RecordForm
      resource={`labelTemplate/copy/${label.id}`}
      schema={naming}
      texts={labelTexts}
      record={null as LabelTemplateInfo | null}
      blank={{ name: sayNow(texts.copyOf, { name: label.name }).slice(0, 64) }}
      title={texts.copyTitle}
      verb={texts.actions.copy}
      shape="dialog"
      send={(values, _version, options) =>
        api(labelTemplateCalls.copy, { id: label.id, ...values }, options)
      }
      onClose={onClose}
      onSaved={() => void refreshList('labelTemplate')}
    >
      <TextField field="name" wide />
    </RecordForm>
  );
}
