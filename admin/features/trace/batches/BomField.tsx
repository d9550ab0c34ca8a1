import { useMemo } from 'react';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { bomCalls } from '#contract/features/product/boms/contract.ts';
import { batchesPageTexts as texts } from './texts.ts';

type BomFieldProps = { shown: string | undefined; isNew: boolean; disabled: boolean };

/** A released bill of materials of the chosen part. */
export function BomField({ shown, isNew, disabled }: BomFieldProps) {
  const part = useFieldValue('part_id') as number | undefined;
  const source = useMemo(
    () =>
      remoteSource(bomCalls, {
        label: ({ code, version_no: version }) => `${code} V${version}`,
        filters: { part_id: part, state: ['released'] },
      }),
    [part],
  );
  return (
    <RemoteField
      field="bom_id"
      source={source}
      shown={shown}
      hint={isNew ? texts.hints.bom : undefined}
      disabled={disabled || part === undefined}
    />
  );
}
