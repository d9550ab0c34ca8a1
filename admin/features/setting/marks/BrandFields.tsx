import { ColorPicker, Input } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { PictureField } from '#admin/ui/upload/PictureField.tsx';
import { shadesOf } from '#blocks/kit/theme.ts';
import { contrast } from '#browser/theme/colours.ts';
import { brandRadii, brandSpacings } from '#contract/codes/brand.ts';
import { markTexts } from '#contract/features/setting/marks/texts.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { markPageTexts as texts } from './texts.ts';
import styles from './marks.module.css';

const radii = brandRadii.map((value) => ({ value, label: markTexts.radii[value] }));
const spacings = brandSpacings.map((value) => ({ value, label: markTexts.spacings[value] }));

/** How all pages of the company look to its consumers, with a preview. */
export function BrandFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <InThreeField field="brand_name" hint={texts.hints.brand_name} disabled={disabled} />
      <div className={styles.carrier}>
        <div>
          <PictureField field="brand_logo" hint={texts.hints.brand_logo} wide />
          <ColourField disabled={disabled} />
          <SelectField field="brand_radius" options={radii} disabled={disabled} wide />
          <SelectField field="brand_spacing" options={spacings} disabled={disabled} wide />
        </div>
        <BrandPreview />
      </div>
    </>
  );
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

function ColourField({ disabled }: { disabled: boolean }) {
  const say = useSay();
  const value = (useFieldValue('brand_color') as string | undefined) ?? '';
  const ratio = isColour(value) ? contrast(value, '#ffffff') : null;
  return (
    <>
      <FormField field="brand_color" hint={texts.hints.brand_color} wide>
        <ColourInput disabled={disabled} />
      </FormField>
      {ratio !== null && (
        <p role="status" className={styles.contrast}>
          {say(ratio >= 4.5 ? texts.contrast.enough : texts.contrast.low, {
            n: ratio.toFixed(1),
          })}{' '}
          {ratio < 4.5 && <span style={{ background: shadesOf(value).light }} aria-hidden="true" />}
        </p>
      )}
    </>
  );
}

type ColourInputProps = {
  id?: string;
  value?: string;
  disabled: boolean;
  onChange?: (value: string) => void;
};

function ColourInput({ id, value = '', disabled, onChange }: ColourInputProps) {
  const say = useSay();
  return (
    <Input
      id={id}
      value={value}
      disabled={disabled}
      allowClear
      maxLength={7}
      placeholder={say(texts.shippedColour)}
      onChange={({ target }) => onChange?.(target.value)}
      prefix={
        <ColorPicker
          size="small"
          disabledAlpha
          disabled={disabled}
          value={isColour(value) ? value : '#0b7a5b'}
          onChangeComplete={(colour) => onChange?.(colour.toHexString())}
        />
      }
    />
  );
}
