import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { partsPageTexts as texts } from './texts.ts';

type Languages = { isOpen: boolean; open: () => void };

const isTranslated = ({ name_en, name_tw, model_en, model_tw, attributes, manuals }: PartInfo) =>
  [name_en, name_tw, model_en, model_tw].some((text) => text !== '') ||
  attributes.some((one) => one.name_en ?? one.name_tw ?? one.value_en ?? one.value_tw) ||
  manuals.some((one) => one.name_en ?? one.name_tw);

/** Most parts are sold in one country: the other languages are asked for when somebody wants them. */
export function useOtherLanguages(record: PartInfo | null): Languages {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen || (record !== null && isTranslated(record)),
    open: () => setOpen(true),
  };
}

/** Name and model as English and Traditional Chinese pages show them. */
export function OtherLanguages({ isOpen, open }: Languages) {
  const say = useSay();
  return (
    <FormSection title={texts.sections.languages} note={texts.notes.languages}>
      {isOpen ? (
        <>
          <TextField field="name_en" />
          <TextField field="name_tw" />
          <TextField field="model_en" />
          <TextField field="model_tw" />
        </>
      ) : (
        <div>
          <Button onClick={open}>{say(texts.addLanguages)}</Button>
        </div>
      )}
    </FormSection>
  );
}

/** The same for one attribute. */
export const AttributeWords = () => (
  <>
    <TextField field="name_en" label={texts.attributeWords.name_en} />
    <TextField field="value_en" />
    <TextField field="name_tw" label={texts.attributeWords.name_tw} />
    <TextField field="value_tw" />
  </>
);
