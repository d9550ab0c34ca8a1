import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  alphabets,
  checkMethods,
  dateFormats,
  radixes,
  resets,
  type AlphabetName,
  type SegmentKind,
} from '#contract/codes/segments.ts';
import { ruleFormTexts as texts } from './texts.ts';

const formats = dateFormats.map((value) => ({ value, label: value }));
const takes = (['code', 'model', 'gtin'] as const).map((value) => ({
  value,
  label: texts.takes[value],
}));
const bases = radixes.map((value) => ({ value, label: texts.radixes[value] }));
const beginnings = resets.map((value) => ({ value, label: texts.resets[value] }));
const letters = (Object.keys(alphabets) as AlphabetName[]).map((value) => ({
  value,
  label: texts.alphabets[value],
}));
const methods = checkMethods.map((value) => ({ value, label: texts.methods[value] }));

/** The settings of a segment of this type. */
export function SegmentSettings({ kind }: { kind: SegmentKind }) {
  switch (kind) {
    case 'constant':
      return <TextField field="text" />;
    case 'date':
      return <SelectField field="format" options={formats} />;
    case 'part':
      return (
        <>
          <SelectField field="take" options={takes} />
          <NumberField field="width" />
        </>
      );
    case 'field':
      return (
        <>
          <TextField field="name" label={texts.attribute} />
          <NumberField field="width" />
        </>
      );
    case 'sequence':
      return (
        <>
          <NumberField field="width" />
          <SelectField field="radix" options={bases} />
          <NumberField field="start" />
          <SelectField field="reset" options={beginnings} />
        </>
      );
    case 'random':
      return (
        <>
          <NumberField field="width" />
          <SelectField field="alphabet" options={letters} />
        </>
      );
    case 'check':
      return <SelectField field="method" options={methods} />;
    default:
      return <NumberField field="width" />;
  }
}
