import { useCan } from '#admin/app/access.tsx';
import { sayNow } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { factorySource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { factoryCalls } from '#contract/features/query/factories/contract.ts';
import type { BatchInfo } from '#contract/features/trace/batches/contract.ts';
import { batchesPageTexts as texts } from './texts.ts';

/** The factory of a batch: one that is kept with its certificate, or only its name. */
export function FactoryFields({
  record,
  disabled,
}: {
  record: BatchInfo | null;
  disabled: boolean;
}) {
  const chosen = useFieldValue('factory_id');
  const mayChoose = useCan()({ has: factoryCalls.index.allow });
  return (
    <>
      {(mayChoose || chosen) && (
        <RemoteField
          field="factory_id"
          source={factorySource}
          shown={
            record?.factory_id
              ? sayNow(texts.partOption, { name: record.factory, code: record.factory_code })
              : undefined
          }
          hint={disabled ? undefined : texts.hints.factory}
          disabled={disabled || !mayChoose}
        />
      )}
      {!chosen && <TextField field="factory" disabled={disabled} />}
    </>
  );
}
