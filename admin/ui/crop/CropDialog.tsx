import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { fitted, type Area, type Size } from './crop.ts';
import { CropFrame } from './CropFrame.tsx';
import { cropTexts as texts } from './texts.ts';
import styles from './crop.module.css';

const ratios = {
  free: null,
  banner: 15 / 8,
  square: 1,
  wide: 16 / 9,
  photo: 4 / 3,
  portrait: 3 / 4,
} as const;
type Ratio = keyof typeof ratios;
const longestName = 100;
const width = 760;

type CropDialogProps = {
  src: string;
  name: string;
  /** Makes the new picture; the dialog closes afterwards, and stays open if it fails. */
  onCrop: (area: Area, name: string) => Promise<void>;
  onClose: () => void;
};

/** Chooses a part of a picture, which becomes a picture of its own. */
export function CropDialog({ src, name, onCrop, onClose }: CropDialogProps) {
  const say = useSay();
  useFocusBack();
  const { isBusy, run } = useCommand('media');
  const [size, setSize] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [ratio, setRatio] = useState<Ratio>('free');
  const [area, setArea] = useState<Area | null>(null);
  const [called, setCalled] = useState(() =>
    say(texts.cropped, { name: [...name].slice(0, longestName - 10).join('') }),
  );
  const choose = (next: Ratio) => {
    setRatio(next);
    if (size) setArea(fitted(size, ratios[next]));
  };
  const crop = () =>
    area &&
    run(async () => {
      await onCrop(area, called.trim());
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.title, { name })}
      verb={say(texts.verb)}
      width={width}
      isBusy={isBusy}
      disabled={area === null || called.trim() === ''}
      onGo={() => void crop()}
      onClose={onClose}
    >
      <div className={styles.body}>
        <Segmented
          className={styles.ratios}
          aria-label={say(texts.ratio)}
          value={ratio}
          onChange={choose}
          options={(Object.keys(ratios) as Ratio[]).map((value) => ({
            value,
            label: say(texts.ratios[value]),
          }))}
        />
        {isBroken ? (
          <p role="alert">{say(texts.failed)}</p>
        ) : (
          <CropFrame
            src={src}
            size={size}
            area={area}
            ratio={ratios[ratio]}
            onLoad={(found) => {
              setSize(found);
              setArea(fitted(found, ratios[ratio]));
            }}
            onBroken={() => setBroken(true)}
            onChange={setArea}
          />
        )}
        <p className={styles.hint}>
          {say(texts.how)} {area && <strong>{say(texts.size, area)}</strong>}
        </p>
        <label>
          {say(texts.name)}
          <Input
            value={called}
            maxLength={longestName}
            onChange={({ target }) => setCalled(target.value)}
          />
        </label>
      </div>
    </VerbDialog>
  );
}
