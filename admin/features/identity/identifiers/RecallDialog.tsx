import { useRef, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { AfterCodeRecall } from '#admin/ui/nonconformances/AfterRecall.tsx';
import {
  identifierCalls,
  recallInput,
  type Identifier,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { identifiersPageTexts as texts } from './texts.ts';
import styles from './identifiers.module.css';

const schema = recallInput.pick({ reason: true });
const namedAtMost = 3;

type RecallDialogProps = {
  rows: readonly Pick<Identifier, 'id' | 'code'>[];
  onClose: () => void;
};

/** Asks why single products are recalled. */
export function RecallDialog({ rows, onClose }: RecallDialogProps) {
  const say = useSay();
  const made = useRef(false);
  const [isOver, setOver] = useState(false);
  const ids = rows.map(({ id }) => id);
  const named = rows.slice(0, namedAtMost).map(({ code }) => code);
  const codes = rows.length > namedAtMost ? [...named, '…'].join(' ') : named.join(' ');
  if (isOver) return <AfterCodeRecall rows={rows} onClose={onClose} />;
  return (
    <RecordForm
      resource={`identifier/recall/${ids.join('-')}`}
      schema={schema}
      texts={identifierTexts}
      title={identifierTexts.recall.label}
      verb={identifierTexts.recall.label}
      isDanger
      record={null}
      shape="dialog"
      send={async ({ reason }, _version, options) => {
        const answer = await api(identifierCalls.recall, { ids, reason }, options).finally(() =>
          refreshList('identifier'),
        );
        return { ...answer, data: null };
      }}
      onClose={() => (made.current ? setOver(true) : onClose())}
      onSaved={() => {
        made.current = true;
      }}
    >
      <div className={styles.meaning}>
        <p>{say(texts.chosen, { n: rows.length, codes })}</p>
        <p>{say(texts.recallMeaning)}</p>
      </div>
      <TextField field="reason" rows={3} wide />
    </RecordForm>
  );
}
