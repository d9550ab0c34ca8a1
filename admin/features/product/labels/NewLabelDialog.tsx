import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  labelTemplateCalls,
  labelTemplateInput,
  type LabelTemplateInfo,
} from '#contract/features/product/labels/contract.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import {
  starterDocument,
  starterNames,
  starterTexts,
  type StarterName,
} from '#contract/labels/starters.ts';
import { LabelDrawing } from '#admin/label-designer/canvas/LabelDrawing.tsx';
import { editorAt } from '#admin/label-designer/paths.ts';
import { labelsTexts as texts } from './texts.ts';
import styles from './labels.module.css';

const schema = labelTemplateInput.pick({ name: true });

/** Creates a label from a starter, then opens the editor. */
export function NewLabelDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const can = useCan();
  const mayDesign = can({ has: 'product:labelTemplate:edit' });
  const language = useLanguage((state) => state.language);
  const [chosen, setChosen] = useState<StarterName>('unit40');
  return (
    <RecordForm
      resource="labelTemplate/new"
      schema={schema}
      texts={labelTexts}
      record={null as LabelTemplateInfo | null}
      blank={{ name: '' }}
      title={texts.newTitle}
      verb={mayDesign ? texts.create : texts.createOnly}
      shape="dialog"
      width="large"
      send={(values, _version, options) =>
        api(labelTemplateCalls.add, { ...starterDocument(chosen, language), ...values }, options)
      }
      onClose={onClose}
      onSaved={(made) => {
        void refreshList('labelTemplate');
        if (made && mayDesign) void navigate(editorAt(made.id));
      }}
    >
      <TextField field="name" wide />
      <Starters chosen={chosen} onChoose={setChosen} />
    </RecordForm>
  );
}

type StartersProps = { chosen: StarterName; onChoose: (name: StarterName) => void };

function Starters({ chosen, onChoose }: StartersProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const all = useMemo(
    () => starterNames.map((name) => ({ name, document: starterDocument(name, language) })),
    [language],
  );
  return (
    <fieldset className={styles.starters}>
      <legend>{say(texts.starters)}</legend>
      {all.map(({ name, document }) => {
        const { name: title, line } = starterTexts(name);
        return (
          <label key={name} className={styles.starter} data-chosen={chosen === name}>
            <input
              type="radio"
              name="starter"
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            <span className={styles.picture}>
              <LabelDrawing document={document} title={say(title)} />
            </span>
            <strong>{say(title)}</strong>
            <small>{say(line)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
