import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { sayProblem } from '#admin/ui/upload/choose-files.ts';
import { hasArrived, makeEngine } from '#admin/ui/upload/engine.ts';
import { LicenseView } from '#admin/ui/upload/LicenseView.tsx';
import { formTransport } from '#admin/ui/upload/transports/form.ts';
import { uploadTexts } from '#admin/ui/upload/texts.ts';
import { useUploads } from '#admin/ui/upload/use-uploads.ts';
import type { CompanyInfo } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { acceptOf, refuseFile } from '#contract/files.ts';
import { plainOf } from './plain-of.ts';
import { renewLicense } from './renew-license.ts';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

const texts = companyPageTexts.license;
type Shown = NonNullable<CompanyInfo['license']>;
type LicenseInputProps = {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
  saved: Shown | null;
};

/** Uploads one picture or PDF at once; the server's error is shown next to it. */
export function LicenseInput({ id, value = '', onChange, saved }: LicenseInputProps) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState<Shown | null>(null);
  const { engine, items, place } = useUploads(() =>
    makeEngine({ transport: formTransport({ filePath: 'business_license' }) }),
  );
  const [item] = items;
  const isBusy = item !== undefined && item.status !== 'fail';
  const take = useEffectEvent(() => {
    const { url, preview = url } = item!.result!;
    setFresh({ name: item!.file.name, url: preview });
    engine.clear();
    onChange?.(url);
  });
  const hasCome = item !== undefined && hasArrived(item);
  useEffect(() => {
    if (hasCome) take();
  }, [hasCome]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = refuseFile('license', file);
    if (problem) {
      toast.error(sayProblem(problem, file.name));
      return;
    }
    engine.clear();
    engine.add([file]);
    engine.start();
  };
  const shown = [fresh, saved].find((one) => one && plainOf(one.url) === value);
  const name = say(companyTexts.fields.license);
  return (
    <div ref={place} className={styles.license}>
      {value && (shown ? <LicenseView {...shown} renew={renewLicense} /> : <span>{name}</span>)}
      {isBusy && (
        <progress
          max={100}
          value={item.percent}
          aria-label={say(uploadTexts.progressOf, { name: item.file.name })}
        />
      )}
      {item?.status === 'fail' && (
        <p role="alert" className={styles.failed}>
          {item.file.name}: {say(uploadTexts.status.fail)} {item.problem}
        </p>
      )}
      <div className={styles.row}>
        <Button id={id} loading={isBusy} onClick={() => picker.current?.click()}>
          {say(value ? texts.replace : texts.choose)}
        </Button>
        {item?.status === 'fail' && (
          <Button onClick={() => engine.start()}>{say(texts.retry)}</Button>
        )}
        {value && !isBusy && (
          <Button type="text" onClick={() => onChange?.('')}>
            {say(texts.remove)}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        // Inline, because the form's style sheet would show it.
        style={{ display: 'none' }}
        aria-label={name}
        accept={acceptOf('license')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
