import { Button, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError, sendForm, type DataCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useField, useShownValue } from '#admin/ui/form/form-scope.ts';
import { shrinkFile } from '#admin/ui/shrink-picture.ts';
import type { Allow, Call } from '#contract/call.ts';
import type { LoginType } from '#contract/login-types.ts';
import { limits } from '#contract/limits.ts';
import { mostPhotos, type photoAnswer } from '#contract/photos.ts';
import type { Text } from '#contract/text.ts';
import type * as z from 'zod';
import { chooseImages } from './choose-images.ts';
import { imageTexts } from './image-texts.ts';
import styles from './photos-field.module.css';

// As large as the server keeps them.
const longestEdge = 1_600;

type PhotoCall = Call<LoginType, Allow, z.ZodType, typeof photoAnswer, 'one'> & DataCall;
type PhotosFieldProps = {
  field: string;
  /** Takes one photo and names it. */
  call: PhotoCall;
  hint?: Text;
};

/** Photos of a record, taken with the phone or chosen; uploaded at once, and named by the form when it is sent. */
export function PhotosField({ field, call, hint }: PhotosFieldProps) {
  const say = useSay();
  const busy = useRef(0);
  const { rules } = useField(field, { kind: 'other', isDeep: true });
  useShownValue(field, (names: string[]) => say(imageTexts.count, { n: names?.length ?? 0 }));
  const arrived = {
    validator: async () => {
      if (busy.current > 0) throw new Error(say(imageTexts.stillUploading));
    },
  };
  return (
    <FormField
      field={field}
      kind="other"
      isDeep
      wide
      required={false}
      item={{ rules: [...rules, arrived], extra: hint && say(hint, { n: mostPhotos }) }}
    >
      <PhotosInput
        call={call}
        onBusy={(n) => {
          busy.current = n;
        }}
      />
    </FormField>
  );
}

type PhotosInputProps = {
  id?: string;
  value?: string[];
  onChange?: (names: string[]) => void;
  call: PhotoCall;
  onBusy: (uploads: number) => void;
};

function PhotosInput({ id, value, onChange, call, onBusy }: PhotosInputProps) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map());
  const [uploads, setUploads] = useState(0);
  // Several photos arrive before the form has taken over the first.
  const names = useRef<string[]>([]);
  useEffect(() => {
    names.current = value ?? [];
  }, [value]);
  useEffect(() => {
    onBusy(uploads);
  }, [uploads, onBusy]);
  const put = (next: string[]) => {
    names.current = next;
    onChange?.(next);
  };
  const send = async (file: File) => {
    setUploads((n) => n + 1);
    try {
      const form = new FormData();
      form.set('file', await shrinkFile(file, longestEdge).catch(() => file), file.name);
      const { data } = await sendForm(call, form, { timeout: limits.uploadTimeout, quiet: true });
      setShown((before) => new Map(before).set(data.name, data.small));
      put([...names.current, data.name]);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(failure.msg);
    } finally {
      setUploads((n) => n - 1);
    }
  };
  const room = mostPhotos - (value ?? []).length - uploads;
  const add = (files: readonly File[]) => {
    const mostBytes = limits.imageBytes;
    for (const file of chooseImages(files, { room, most: mostPhotos, mostBytes, names: [] }))
      void send(file);
  };
  return (
    <div className={styles.photos}>
      <ul>
        {(value ?? []).map((name, at) => (
          <li key={name}>
            {/* A restored draft knows the names of its photos only. */}
            {shown.has(name) ? (
              <img src={shown.get(name)} alt={say(imageTexts.name, { n: at + 1 })} />
            ) : (
              <span>{say(imageTexts.name, { n: at + 1 })}</span>
            )}
            <button
              type="button"
              aria-label={say(imageTexts.remove, { n: at + 1 })}
              onClick={() => put(names.current.filter((one) => one !== name))}
            >
              ×
            </button>
          </li>
        ))}
        {Array.from({ length: uploads }, (_, at) => (
          <li key={`upload ${at}`} role="status" aria-label={say(imageTexts.stillUploading)}>
            <Spin />
          </li>
        ))}
      </ul>
      {room > 0 && (
        <Button size="large" onClick={() => picker.current?.click()}>
          {say(imageTexts.addPhoto)}
        </Button>
      )}
      <input
        ref={picker}
        id={id}
        type="file"
        multiple
        hidden
        style={{ display: 'none' }}
        aria-label={say(imageTexts.addPhoto)}
        accept="image/*"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
