import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { passportPageTexts as texts } from './texts.ts';

const material = { name: '', is_critical: false };

/** What a product is made of, by weight. */
export const MaterialsField = () => (
  <ListField field="materials" blank={material} add={texts.addMaterial}>
    <TextField field="name" />
    <TextField field="name_en" />
    <TextField field="name_tw" />
    <NumberField field="share" />
    <NumberField field="recycled" />
    <TextField field="country" />
    <SwitchField field="is_critical" />
  </ListField>
);

const substance = { name: '' };

/** What is in it that somebody should know of. */
export const SubstancesField = () => (
  <ListField field="substances" blank={substance} add={texts.addSubstance}>
    <TextField field="name" />
    <TextField field="name_en" />
    <TextField field="name_tw" />
    <TextField field="cas" />
    <NumberField field="concentration" />
    <TextField field="location" />
    <TextField field="location_en" />
    <TextField field="location_tw" />
  </ListField>
);
