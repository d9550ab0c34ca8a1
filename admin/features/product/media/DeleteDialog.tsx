import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { mediaCalls, type Media } from '#contract/features/product/media/contract.ts';
import { mediaPageTexts as texts } from './texts.ts';
import { UsesList } from './UsesList.tsx';

/** Tells where pictures are used before they go. */
export function DeleteDialog({ rows, names, onClose }: ActionDialogProps<Media>) {
  const say = useSay();
  const { isBusy, run } = useCommand('media');
  const ids = rows.map(({ id }) => id);
  const remove = () =>
    run(async () => {
      toast.success((await api(mediaCalls.delete, { ids })).msg);
    }).finally(onClose);
  return (
    <VerbDialog
      title={say(texts.removeOne, { names })}
      verb={say(texts.delete)}
      isBusy={isBusy}
      isDanger
      onGo={() => void remove()}
      onClose={onClose}
    >
      <UsesList ids={ids}>
        {(isUsed) => say(isUsed ? texts.removeUsed : texts.removeUnused)}
      </UsesList>
    </VerbDialog>
  );
}
