import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  identifierCalls,
  identifierCommands,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { identifiers } from '#contract/features/identity/identifiers/feature.ts';
import { identifierColumns, identifierFilters } from './columns.tsx';
import { recallAction, selectionActions } from './commands.ts';
import { identifiersPageTexts as texts } from './texts.ts';
import { packCalls } from '#contract/features/identity/packs/contract.ts';

const IdentifierDrawer = lazyComponent(
  async () => (await import('./IdentifierDrawer.tsx')).IdentifierDrawer,
);
const CommandDialog = lazyComponent(
  async () => (await import('./CommandDialog.tsx')).CommandDialog,
);
const RecallDialog = lazyComponent(async () => (await import('./RecallDialog.tsx')).RecallDialog);
const BatchDialog = lazyComponent(async () => (await import('./BatchDialog.tsx')).BatchDialog);

const anyCommand = identifierCommands.map((command) => identifierCalls[command].allow);
const mayMakePacks = [packCalls.index.allow, packCalls.add.allow];
const nameOf = ({ code }: Identifier) => code;

/** All identifiers of the company: searchable by code, prefix or range. */
export function Page() {
  const say = useSay();
  const navigate = useNavigate();
  const { id, open, close } = useOpenRecord('identifier');
  const [asked, setAsked] = useState<{
    command: IdentifierCommand;
    rows: readonly Identifier[];
  } | null>(null);
  const [isBatch, setBatch] = useState(false);
  const show = useStable((row: Identifier) => open(row.id));
  const rowActions = useMemo<RowAction<Identifier>[]>(
    () => [{ key: 'trail', label: texts.trail, run: show }],
    [show],
  );
  const ask = useStable((command: IdentifierCommand, rows: readonly Identifier[]) =>
    setAsked({ command, rows }),
  );
  const [recalled, setRecalled] = useState<readonly Identifier[] | null>(null);
  const askRecall = useStable((rows: readonly Identifier[]) => setRecalled(rows));
  const batchActions = useMemo(
    () => [...selectionActions(ask), recallAction(askRecall)],
    [ask, askRecall],
  );
  return (
    <>
      <DataPage
        calls={identifierCalls}
        title={identifiers.title}
        texts={identifierTexts}
        columns={identifierColumns}
        filters={identifierFilters}
        rowActions={rowActions}
        batchActions={batchActions}
        nameOf={nameOf}
        extra={
          <Can any={anyCommand}>
            <Button onClick={() => setBatch(true)}>{say(texts.batch)}</Button>
          </Can>
        }
        start={
          <Can has={mayMakePacks}>
            <Button type="primary" onClick={() => void navigate('/identity/pack?form=add')}>
              {say(texts.makePack)}
            </Button>
          </Can>
        }
      />
      {id !== null && (
        <IdentifierDrawer key={id} id={id} onClose={close} onAsk={ask} onRecall={askRecall} />
      )}
      {asked && <CommandDialog {...asked} onClose={() => setAsked(null)} />}
      {recalled && <RecallDialog rows={recalled} onClose={() => setRecalled(null)} />}
      {isBatch && <BatchDialog onClose={() => setBatch(false)} />}
    </>
  );
}
