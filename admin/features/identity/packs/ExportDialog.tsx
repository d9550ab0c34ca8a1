import { useSay } from '#admin/app/language.ts';
import { ArchiveDialog } from '#admin/ui/archive/ArchiveDialog.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  packCalls,
  packExport,
  type IdentifierPack,
} from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { packsPageTexts } from './texts.ts';

const texts = packsPageTexts.exporting;
const { format, with_link } = packExport.shape;
const asked = { format, with_link };
const formats = (['csv', 'txt'] as const).map((value) => ({ value, label: texts.formats[value] }));

type ExportDialogProps = { pack: IdentifierPack; onClose: () => void };

/** All codes of a pack for a printer, in an archive encrypted with a passphrase. */
export function ExportDialog({ pack, onClose }: ExportDialogProps) {
  const say = useSay();
  return (
    <ArchiveDialog
      title={texts.title}
      verb={packsPageTexts.export}
      fields={packTexts.fields}
      call={packCalls.export}
      id={pack.id}
      asked={asked}
      blank={{ format: 'csv', with_link: true }}
      meaning={say(texts.meaning, { code: pack.code, n: formatQuantity(pack.made) })}
      onClose={onClose}
      onSaved={() => void refreshList('identifierPack')}
    >
      <SelectField field="format" options={formats} />
      <SwitchField field="with_link" hint={texts.link} />
    </ArchiveDialog>
  );
}
