import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useField, useShownValue } from '#admin/ui/form/form-scope.ts';
import { partLimits } from '#contract/features/product/parts/contract.ts';
import { PicturesInput } from './PicturesInput.tsx';
import { partsPageTexts, pictureTexts } from './texts.ts';

/** The pictures of a part: uploaded at once, in an order, the first one speaking for the part. */
export function PicturesField({ field }: { field: string }) {
  const say = useSay();
  const isUploading = useRef(false);
  const { rules } = useField(field, { kind: 'other', isDeep: true });
  useShownValue(field, (urls: string[]) =>
    say(partsPageTexts.picturesCount, { n: urls?.length ?? 0 }),
  );
  const arrived = {
    validator: async () => {
      if (isUploading.current) throw new Error(say(pictureTexts.stillUploading));
    },
  };
  return (
    <FormField
      field={field}
      kind="other"
      isDeep
      wide
      required={false}
      item={{
        rules: [...rules, arrived],
        extra: say(partsPageTexts.notes.pictures, { n: partLimits.images }),
      }}
    >
      <PicturesInput
        most={partLimits.images}
        onBusy={(isBusy) => {
          isUploading.current = isBusy;
        }}
      />
    </FormField>
  );
}
