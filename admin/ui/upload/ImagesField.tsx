import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useField, useShownValue } from '#admin/ui/form/form-scope.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { ImagesInput } from './ImagesInput.tsx';
import { imageTexts } from './image-texts.ts';

type ImagesFieldProps = {
  field: string;
  most?: number;
  /** A hint below; `{n}` is the maximum. */
  hint?: Text;
  canShrink?: boolean;
};

/** Pictures as a form field: uploaded at once, sortable, saved with the form. */
export function ImagesField({
  field,
  most = limits.imageCount,
  hint,
  canShrink,
}: ImagesFieldProps) {
  const say = useSay();
  const isUploading = useRef(false);
  const { rules } = useField(field, { kind: 'other', isDeep: true });
  useShownValue(field, (urls: string[]) => say(imageTexts.count, { n: urls?.length ?? 0 }));
  const arrived = {
    validator: async () => {
      if (isUploading.current) throw new Error(say(imageTexts.stillUploading));
    },
  };
  return (
    <FormField
      field={field}
      kind="other"
      isDeep
      wide
      required={false}
      item={{ rules: [...rules, arrived], extra: hint && say(hint, { n: most }) }}
    >
      <ImagesInput
        most={most}
        canShrink={canShrink}
        onBusy={(isBusy) => {
          isUploading.current = isBusy;
        }}
      />
    </FormField>
  );
}
