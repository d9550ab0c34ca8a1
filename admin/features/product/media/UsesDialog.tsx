import { Modal } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { Media } from '#contract/features/product/media/contract.ts';
import { limits } from '#contract/limits.ts';
import { mediaPageTexts as texts } from './texts.ts';
import { UsesList } from './UsesList.tsx';

export function UsesDialog({ picture, onClose }: { picture: Media; onClose: () => void }) {
  const say = useSay();
  return (
    <Modal
      open
      title={say(texts.usesOf, { name: picture.name })}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(listTexts.close) }}
      footer={null}
      onCancel={onClose}
    >
      <UsesList ids={[picture.id]} />
    </Modal>
  );
}
