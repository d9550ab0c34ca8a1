import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { resourceOf } from '#admin/ui/list/types.ts';
import { menuAddition, type MenuRow } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import { languages } from '#contract/language.ts';
import { IconPicker } from './IconPicker.tsx';
import { nameOfMenu } from './MenuCells.tsx';
import { menusPageTexts as texts } from './texts.ts';
import { TargetChoice, type Target } from './TargetChoice.tsx';
import type { FrontType, MenuCalls } from './use-menu-rows.ts';

type AddMenuFormProps = {
  calls: MenuCalls;
  type?: FrontType | undefined;
  rows: readonly MenuRow[];
  onClose: () => void;
  onSaved: () => void;
};

/** An entry of one's own: where it leads, its name in three languages, its icon and its group. */
export function AddMenuForm({ calls, type, rows, onClose, onSaved }: AddMenuFormProps) {
  const say = useSay();
  const [target, setTarget] = useState<Target>('page');
  const optionOf = (row: MenuRow) => ({ value: row.id, label: nameOfMenu(row) });
  const groups = rows.filter((row) => row.is_group);
  const pages = groups.flatMap((group) =>
    rows
      .filter((row) => row.parent_id === group.id && !row.is_added)
      .map((row) => ({ value: row.id, label: `${nameOfMenu(group)} / ${nameOfMenu(row)}` })),
  );
  return (
    <RecordForm
      resource={`${resourceOf(calls.add)}-${type ?? 'admin'}`}
      schema={menuAddition}
      texts={menuSettingTexts}
      record={null}
      blank={{ parent_id: groups[0]!.id }}
      send={async (values, _version, options) => {
        const whole = { ...values, ...(target === 'page' ? { url: '' } : {}) };
        const { msg } = await api(calls.add, { ...whole, ...(type ? { type } : {}) }, options);
        return { code: 0, msg, data: null };
      }}
      shape="dialog"
      onClose={onClose}
      onSaved={onSaved}
    >
      <TargetChoice label={say(texts.target)} value={target} onChange={setTarget} />
      {target === 'url' && <TextField field="url" hint={texts.urlHint} required wide />}
      <SelectField
        key={target}
        field="page_id"
        options={pages}
        {...(target === 'url'
          ? { label: texts.gate, hint: texts.gateHint }
          : { hint: texts.pageHint, required: true })}
      />
      <SelectField field="parent_id" options={groups.map(optionOf)} />
      {languages.map((language) => (
        <TextField key={language} field={`name.${language}`} wide />
      ))}
      <FormField field="icon" kind="other" wide hint={texts.iconHint} required={false}>
        <IconPicker shipped="" label={sayNow(menuSettingTexts.fields.icon)} />
      </FormField>
    </RecordForm>
  );
}
