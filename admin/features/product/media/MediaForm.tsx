import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { RecordFormProps } from '#admin/ui/list/types.ts';
import { FilesDialog } from '#admin/ui/upload/FilesDialog.tsx';
import {
  mediaCalls,
  mediaInput,
  uploadedAtOnce,
  type Media,
} from '#contract/features/product/media/contract.ts';
import { mediaTexts } from '#contract/features/product/media/texts.ts';
import { FolderField } from './FolderField.tsx';
import { mediaPageTexts as texts } from './texts.ts';
import { useFolder, useFolders } from './use-folder.ts';

/** Uploads pictures into the chosen folder, or names and moves one that is there. */
export function MediaForm(props: RecordFormProps<Media>) {
  const { record } = props;
  return record === null ? <Upload {...props} /> : <Edit {...props} record={record} />;
}

function Upload({ onClose, onSaved }: RecordFormProps<Media>) {
  const say = useSay();
  const { chosen } = useFolder();
  const { data = [] } = useFolders();
  const name = data.find(({ id }) => id === chosen)?.name;
  return (
    <FilesDialog
      kind="picture"
      title={name === undefined ? say(texts.upload) : say(texts.uploadTo, { name })}
      most={uploadedAtOnce}
      onDone={async (uploaded) => {
        const files = uploaded.map(({ url, origin_name }) => ({ url, name: origin_name }));
        toast.success((await api(mediaCalls.add, { folder_id: chosen, files })).msg);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}

function Edit({ record, ...props }: RecordFormProps<Media> & { record: Media }) {
  return (
    <RecordForm
      {...props}
      resource="media"
      schema={mediaInput}
      texts={mediaTexts}
      record={record}
      shape="dialog"
      send={(values, version, options) =>
        api(
          mediaCalls.edit,
          { ...values, id: record.id, version: version ?? record.version },
          options,
        )
      }
    >
      <TextField field="name" wide />
      <FolderField />
    </RecordForm>
  );
}
