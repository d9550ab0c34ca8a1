import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { useField, useShownValue } from '#admin/ui/form/form-scope.ts';
import { ImagesInput } from './ImagesInput.tsx';
import { imageTexts } from './image-texts.ts';

type PictureFieldProps = Pick<FieldProps, 'field' | 'hint' | 'wide'>;

/** One picture as a form field; the value is its URL, or empty. */
export function PictureField({ field, hint, wide }: PictureFieldProps) {
  const say = useSay();
  const isUploading = useRef(false);
  const { rules } = useField(field);
  useShownValue(field, (url: string) => say(imageTexts.count, { n: url ? 1 : 0 }));
  const arrived = {
    validator: async () => {
      if (isUploading.current) throw new Error(say(imageTexts.stillUploading));
    },
  };
  return (
    <FormField
      field={field}
      hint={hint}
      wide={wide}
      item={{
        rules: [...rules, arrived],
        getValueProps: (url?: string) => ({ value: url ? [url] : [] }),
        getValueFromEvent: ([url]: string[]) => url ?? '',
      }}
    >
      <ImagesInput
        most={1}
        onBusy={(isBusy) => {
          isUploading.current = isBusy;
        }}
      />
    </FormField>
  );
}
