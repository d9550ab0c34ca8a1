import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { mediaCalls } from '#contract/features/product/media/contract.ts';
import { pictureAddress } from '#contract/files.ts';
import { libraryTexts as texts } from './texts.ts';

const LibraryDialog = lazyComponent(
  async () => (await import('./LibraryDialog.tsx')).LibraryDialog,
);
const CropDialog = lazyComponent(
  async () => (await import('#admin/ui/crop/CropDialog.tsx')).CropDialog,
);

type LibraryButtonProps = {
  /** What it is for, for screen readers. */
  name: string;
  most?: number;
  isBlock?: boolean;
  onUse: (urls: readonly string[]) => void;
};

/** Opens the library, for those who may see it. */
export function LibraryButton({ name, most = 1, isBlock = false, onUse }: LibraryButtonProps) {
  const say = useSay();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can({ has: mediaCalls.index.allow })) return null;
  const label = say(most > 1 ? texts.openMany : texts.open);
  return (
    <>
      <Button
        size={isBlock ? 'middle' : 'small'}
        block={isBlock}
        type={isBlock ? 'dashed' : 'default'}
        aria-label={isBlock ? label : `${name}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <LibraryDialog most={most} onUse={onUse} onClose={() => setOpen(false)} />}
    </>
  );
}

type CropButtonProps = { name: string; src: string; onDone: (url: string) => void };

/** Takes a part of a picture instead of it; the original stays in the library or where else it is used. */
export function CropButton({ name, src, onDone }: CropButtonProps) {
  const say = useSay();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!pictureAddress.test(src) || !can({ has: mediaCalls.crop.allow })) return null;
  return (
    <>
      <Button size="small" aria-label={`${name}: ${say(texts.crop)}`} onClick={() => setOpen(true)}>
        {say(texts.crop)}
      </Button>
      {isOpen && (
        <CropDialog
          src={src}
          name={say(texts.ofPage)}
          onCrop={async (area, called) => {
            const input = { url: src, name: called, folder_id: null, ...area };
            const { data, msg } = await api(mediaCalls.crop, input);
            toast.success(msg);
            onDone(data.url);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
