import { Button } from 'antd';
import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { canReadPhotos, readPhoto } from './camera.ts';
import { scannerTexts } from './texts.ts';

type PhotoButtonProps = {
  onCode: (code: string) => void;
  /** The photo held no code that could be read. */
  onUnreadable: () => void;
};

/** Reads a code from a photo; absent where the browser cannot. */
export function PhotoButton({ onCode, onUnreadable }: PhotoButtonProps) {
  const say = useSay();
  const camera = useRef<HTMLInputElement>(null);
  const read = async (photo: File | undefined) => {
    if (!photo) return;
    const code = await readPhoto(photo);
    if (code) onCode(code);
    else onUnreadable();
  };
  if (!canReadPhotos()) return null;
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="large" onClick={() => camera.current?.click()}>
        {say(scannerTexts.camera)}
      </Button>
    </>
  );
}
