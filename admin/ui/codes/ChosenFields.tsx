import { useQuery } from '@tanstack/react-query';
import { Input, Segmented } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { packSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { chosenWays, type ChosenWay } from './chosen.ts';
import { splitCodes } from './split-codes.ts';
import { codesTexts as texts } from './texts.ts';
import styles from './codes.module.css';
import { identifierCalls } from '#contract/features/identity/identifiers/contract.ts';

/** Selects identifiers by list, by range or as a whole pack, and shows their number. */
export function ChosenFields() {
  const say = useSay();
  const way = (useFieldValue('way') ?? 'codes') as ChosenWay;
  const [pack, setPack] = useState<IdentifierPack | null>(null);
  return (
    <>
      <FormField field="way" label={texts.way} kind="other" wide>
        <Segmented
          block
          options={chosenWays.map((value) => ({ value, label: say(texts.ways[value]) }))}
        />
      </FormField>
      {way === 'codes' && (
        <FormField field="codes" label={texts.codes} hint={texts.codesHint} required wide>
          {/* Fixed height: measuring thirty thousand lines on every keystroke takes seconds. */}
          <Input.TextArea rows={6} autoComplete="off" spellCheck={false} className={styles.codes} />
        </FormField>
      )}
      {way === 'range' && (
        <>
          <TextField field="first_code" label={texts.firstCode} required wide />
          <TextField
            field="last_code"
            label={texts.lastCode}
            hint={texts.rangeHint}
            required
            wide
          />
        </>
      )}
      {way === 'pack' && (
        <RemoteField<IdentifierPack>
          field="pack_id"
          label={texts.pack}
          source={packSource}
          onPick={setPack}
          required
          wide
        />
      )}
      <p className={styles.count} role="status">
        {way === 'codes' && <ListCount />}
        {way === 'range' && <RangeCount />}
        {way === 'pack' &&
          (pack ? say(texts.counted, { n: formatQuantity(pack.made) }) : say(texts.none))}
      </p>
    </>
  );
}

function ListCount() {
  const say = useSay();
  const { codes, repeated } = splitCodes(
    useDeferredValue((useFieldValue('codes') ?? '') as string),
  );
  if (codes.length === 0) return say(texts.none);
  const counted = say(texts.counted, { n: formatQuantity(codes.length) });
  return repeated > 0
    ? `${counted} · ${say(texts.repeated, { n: formatQuantity(repeated) })}`
    : counted;
}

function RangeCount() {
  const say = useSay();
  const first = useDebounced(((useFieldValue('first_code') ?? '') as string).trim());
  const last = useDebounced(((useFieldValue('last_code') ?? '') as string).trim());
  const range = { first_code: first, last_code: last };
  const query = useQuery({
    queryKey: ['identifier', spokenKey, 'count', range],
    queryFn: ({ signal }) =>
      api(identifierCalls.index, { ...range, limit: 1 }, { signal, quiet: true }),
    enabled: Boolean(first && last),
    retry: false,
  });
  if (!first || !last) return say(texts.none);
  if (query.isError) return query.error.message;
  if (!query.data) return say(texts.counting);
  const { count, approximate } = query.data;
  return say(approximate ? texts.about : texts.counted, { n: formatQuantity(count) });
}
