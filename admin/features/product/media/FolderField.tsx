import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { mediaPageTexts as texts } from './texts.ts';
import { useFolders } from './use-folder.ts';

/** The folder of a picture; none is possible. */
export function FolderField() {
  const { data = [] } = useFolders();
  return (
    <SelectField
      field="folder_id"
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={texts.noFolder}
    />
  );
}
