import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { shrinkPicture } from '#admin/ui/shrink-picture.ts';
import type { Transport } from '#admin/ui/upload/engine.ts';
import { ImageDialog } from '#admin/ui/upload/ImageDialog.tsx';
import { problemOfCall } from '#admin/ui/upload/transports/problem-of.ts';
import { UploadProblem } from '#admin/ui/upload/upload-problem.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { profilePageTexts } from './texts.ts';

const side = 256;

type AvatarDialogProps = { onDone: () => void; onClose: () => void };

/** The user's picture, resized to a small square here; also for users without a company to store it. */
export function AvatarDialog({ onDone, onClose }: AvatarDialogProps) {
  const say = useSay();
  const transport: Transport = {
    send: async (file, { signal }) => {
      const image = await shrinkPicture(file, { width: side, height: side, fit: 'cover' }).catch(
        () => null,
      );
      if (image === null) throw new UploadProblem('refused', say(profileTexts.errors.notAPicture));
      try {
        const options = { quiet: true, signal };
        const { data } = await api(profileCalls.updateAvatar, { image }, options);
        const avatar = data.avatar ?? '';
        return { url: avatar, key: avatar };
      } catch (failure) {
        throw problemOfCall(failure);
      }
    },
  };
  return (
    <ImageDialog
      title={say(profilePageTexts.changePicture)}
      shape="square"
      transport={transport}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
