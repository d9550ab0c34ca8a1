import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { takesChoice, type Exported } from './export/choice.ts';
import { ListExport } from './export/ListExport.tsx';
import { ExportButton } from './ExportButton.tsx';
import { listTexts as words } from './texts.ts';
import type { ListCalls } from './types.ts';

const ImportDialog = lazyComponent(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type HeadActionsProps = {
  calls: ListCalls;
  texts: RecordTexts;
  /** What the export is narrowed by; nothing where there is no export. */
  exported?: Record<string, unknown>;
  /** The same where the list is one of columns and rows that can be chosen. */
  list?:
    | (Omit<Exported, 'call' | 'query'> & { isOfTicked: boolean; onClose: () => void })
    | undefined;
  canImport: boolean;
  onAdd?: () => void;
  addLabel?: Text;
  extra?: ReactNode;
};

/** What can be done with the list as a whole. */
export function HeadActions({
  calls,
  texts,
  exported,
  list,
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
      {exported &&
        calls.export &&
        (list && takesChoice(calls.export) ? (
          <ListExport
            one={texts.one}
            exported={{ ...list, call: calls.export, query: exported }}
            isOfTicked={list.isOfTicked}
            onClose={list.onClose}
          />
        ) : (
          <ExportButton call={calls.export} query={exported} />
        ))}
      {onAdd && (
        <Button type="primary" onClick={onAdd}>
          {say(addLabel)}
        </Button>
      )}
      {canImport && calls.import && calls.importTemplate && (
        <ImportDialog
          key={round}
          isOpen={isImporting}
          call={calls.import}
          template={calls.importTemplate}
          texts={texts}
          onClose={() => setImport({ isImporting: false, round })}
        />
      )}
    </>
  );
}
