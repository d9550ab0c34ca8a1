import { Image } from 'antd';
import { useState } from 'react';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';

type PicturePreviewProps = { urls: readonly string[]; at: number; onClose: () => void };

/** Pictures over the whole window, one at a time. */
export function PicturePreview({ urls, at, onClose }: PicturePreviewProps) {
  useFocusBack();
  const [current, setCurrent] = useState(at);
  return (
    <Image.PreviewGroup
      items={[...urls]}
      preview={{
        open: true,
        current,
        onChange: setCurrent,
        onOpenChange: (isOpen) => !isOpen && onClose(),
      }}
    />
  );
}
