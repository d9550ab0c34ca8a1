import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { resourceOf } from '#admin/ui/list/types.ts';
import { menuInput, type MenuRow } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import { languages } from '#contract/language.ts';
import { t } from '#contract/text.ts';
import { IconPicker } from './IconPicker.tsx';
import { nameOfMenu } from './MenuCells.tsx';
import type { FrontType, MenuCalls } from './use-menu-rows.ts';
import { menusPageTexts as texts } from './texts.ts';

const schema = menuInput.omit({ id: true, version: true });

type MenuFormProps = {
  calls: MenuCalls;
  type?: FrontType | undefined;
  row: MenuRow;
  groups: readonly MenuRow[];
  onClose: () => void;
  onSaved: () => void;
};

/** The title, icon and group of one entry. */
export function MenuForm({ calls, type, row, groups, onClose, onSaved }: MenuFormProps) {
  const say = useSay();
  const hintFor = (language: (typeof languages)[number]) => {
    const said = say(texts.nameHint, { name: row.shipped_name[language] });
    return t(said, said, said);
  };
  return (
    <RecordForm
      // Entries of different login types have the same ids.
      resource={`${resourceOf(calls.edit)}-${type ?? 'admin'}`}
      schema={schema}
      texts={menuSettingTexts}
      record={row}
      send={async (values, version, options) => {
        const body = { id: row.id, version, ...values, ...(type ? { type } : {}) };
        const { msg } = await api(calls.edit, body, options);
        return { code: 0, msg, data: null };
      }}
      shape="dialog"
      onClose={onClose}
      onSaved={onSaved}
    >
      {languages.map((language) => (
        <TextField key={language} field={`name.${language}`} hint={hintFor(language)} wide />
      ))}
      {!row.is_group && (
        <SelectField
          field="parent_id"
          options={groups.map((group) => ({ value: group.id, label: nameOfMenu(group) }))}
        />
      )}
      <SwitchField
        field="hidden"
        hint={row.is_fixed ? texts.fixedHint : texts.hiddenHint}
        disabled={row.is_fixed}
      />
      <FormField field="icon" kind="other" wide hint={texts.iconHint} required={false}>
        <IconPicker shipped={row.shipped_icon} label={sayNow(menuSettingTexts.fields.icon)} />
      </FormField>
    </RecordForm>
  );
}
