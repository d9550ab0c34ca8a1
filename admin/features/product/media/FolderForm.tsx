import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { mediaFolderCalls, type MediaFolder } from '#contract/features/product/media/contract.ts';
import { mediaFolderTexts } from '#contract/features/product/media/texts.ts';

type FolderFormProps = {
  record: MediaFolder | null;
  onClose: () => void;
  onSaved: (record: MediaFolder | null) => void;
};

export function FolderForm(props: FolderFormProps) {
  return (
    <RecordForm {...props} calls={mediaFolderCalls} texts={mediaFolderTexts} shape="dialog">
      <TextField field="name" wide />
    </RecordForm>
  );
}
