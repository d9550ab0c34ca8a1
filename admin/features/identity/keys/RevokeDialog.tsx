import { useMemo } from 'react';
import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  keyCalls,
  revokeInput,
  type SecretKey,
} from '#contract/features/identity/keys/contract.ts';
import { keyTexts } from '#contract/features/identity/keys/texts.ts';
import { say as sayIn, type Text } from '#contract/text.ts';
import { rule } from '#contract/validation.ts';
import { nameOfKey } from './key-name.ts';
import { keysPageTexts as texts } from './texts.ts';
import styles from './keys.module.css';

/** The same in every language, so that it can be typed on every keyboard. */
const wordFor = ({ purpose, generation }: SecretKey) => `${purpose}-${generation}`;

const labelOf = (word: string): Text => ({
  zh_CN: sayIn(texts.typeIt, 'zh_CN', { word }),
  en: sayIn(texts.typeIt, 'en', { word }),
  zh_TW: sayIn(texts.typeIt, 'zh_TW', { word }),
});

/** What becomes invalid, as the switch stands. */
function Meaning({ of: key }: { of: SecretKey }) {
  const say = useSay();
  const keeps = useFieldValue('keeps_shipped') === true;
  const meaning = keeps ? texts.revokesRest : texts.revokeMeans[key.purpose];
  return <p>{say(meaning, { name: nameOfKey(key) })}</p>;
}

/** Explains the consequences, asks for a reason and a typed confirmation: a revocation is final. */
export function RevokeDialog({ of: key, onClose }: { of: SecretKey; onClose: () => void }) {
  const say = useSay();
  const word = wordFor(key);
  const schema = useMemo(
    () =>
      z.strictObject({
        reason: revokeInput.shape.reason,
        keeps_shipped: revokeInput.shape.keeps_shipped,
        typed: z.string().refine((value) => value.trim() === word, { error: rule('typedWrong') }),
      }),
    [word],
  );
  return (
    <RecordForm
      resource="secretKey/revoke"
      schema={schema}
      texts={keyTexts}
      title={keyTexts.actions.revoke}
      verb={keyTexts.actions.revoke}
      isDanger
      record={key}
      values={() => ({ reason: '', keeps_shipped: false, typed: '' })}
      shape="dialog"
      send={({ reason, keeps_shipped: keeps = false }, version, options) =>
        api(
          keyCalls.revoke,
          { id: key.id, version, reason, keeps_shipped: keeps },
          options,
        ).finally(() =>
          // Reloads the list, also after a refusal.
          refreshList('secretKey'),
        )
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <div className={styles.meaning}>
        <Meaning of={key} />
        <p>{say(texts.onlyLeaked)}</p>
      </div>
      {/* What was kept before can only be revoked now. */}
      {!key.keeps_shipped && key.purpose !== 'signature' && (
        <SwitchField field="keeps_shipped" hint={texts.keepsHint[key.purpose]} />
      )}
      <TextField field="reason" rows={2} hint={texts.reasonHint} />
      <TextField field="typed" label={labelOf(word)} wide />
    </RecordForm>
  );
}
