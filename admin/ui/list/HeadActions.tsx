import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { ExportButton } from './ExportButton.tsx';
import { listTexts as words } from './texts.ts';

const ImportDialog = part(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type HeadActionsProps = {
  resource: string;
  texts: RecordTexts;
  /** What the export is narrowed by; nothing where there is no export. */
  exported?: Record<string, unknown>;
  canImport: boolean;
  onAdd?: () => void;
  addLabel?: Text;
  extra?: ReactNode;
};

/** What can be done with the list as a whole. */
export function HeadActions({
  resource,
  texts,
  exported,
  canImport,
  onAdd,
  addLabel = words.add,
  extra,
}: HeadActionsProps) {
  const say = useSay();
  // Every opening begins with an empty dialog.
  const [{ isImporting, round }, setImport] = useState({ isImporting: false, round: 0 });
  return (
    <>
      {extra}
      {canImport && (
        <Button onClick={() => setImport({ isImporting: true, round: round + 1 })}>
          {say(words.import.start)}
        </Button>
      )}
      {exported && <ExportButton resource={resource} query={exported} />}
      {onAdd && (
        <Button type="primary" onClick={onAdd}>
          {say(addLabel)}
        </Button>
      )}
      {canImport && (
        <ImportDialog
          key={round}
          isOpen={isImporting}
          resource={resource}
          texts={texts}
          onClose={() => setImport({ isImporting: false, round })}
        />
      )}
    </>
  );
}
