import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Offer, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import type {
  Identifier,
  IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { identifiers } from '#contract/features/identity/identifiers/feature.ts';
import { identifierColumns, identifierFilters } from './columns.tsx';
import { rightOf, selectionActions } from './commands.ts';
import { identifiersPageTexts as texts } from './texts.ts';

const IdentifierDrawer = part(
  async () => (await import('./IdentifierDrawer.tsx')).IdentifierDrawer,
);
const CommandDialog = part(async () => (await import('./CommandDialog.tsx')).CommandDialog);
const BatchDialog = part(async () => (await import('./BatchDialog.tsx')).BatchDialog);

const offers: readonly Offer[] = ['export'];
const anyCommand = [...new Set(Object.values(rightOf))];
const mayMakePacks = ['identity:pack:view', 'identity:pack:add'];
const nameOf = ({ code }: Identifier) => code;

/** Every identifier of the company: found by code, by how it begins or by range. */
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
  const batchActions = useMemo(() => selectionActions(ask), [ask]);
  return (
    <>
      <DataPage<Identifier>
        resource="identifier"
        area="identity:identifier"
        title={identifiers.title}
        texts={identifierTexts}
        columns={identifierColumns}
        filters={identifierFilters}
        offers={offers}
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
      {id !== null && <IdentifierDrawer key={id} id={id} onClose={close} onAsk={ask} />}
      {asked && <CommandDialog {...asked} onClose={() => setAsked(null)} />}
      {isBatch && <BatchDialog onClose={() => setBatch(false)} />}
    </>
  );
}
