import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Offer } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { packCalls, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { identifierPacks } from '#contract/features/identity/packs/feature.ts';
import { isMoving, moves, packActions } from './actions.ts';
import { packColumns, packFilters } from './columns.tsx';
import { QuotaMeter } from './QuotaMeter.tsx';
import { packsPageTexts as texts } from './texts.ts';
import { useQuota } from './use-quota.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const PackForm = lazyComponent(async () => (await import('./PackForm.tsx')).PackForm);
const PackDetail = lazyComponent(async () => (await import('./PackDetail.tsx')).PackDetail);
const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

// What a pack holds leaves by a dialog of its own.
const offers: readonly Offer[] = ['add'];
const lookAgainAfter = 1_000;
const detail = (pack: IdentifierPack) => <PackDetail pack={pack} />;
const record = recordOf(async () => (await import('./record.tsx')).record);

const nameOf = ({ code }: IdentifierPack) => code;
const refetchEvery = (packs: readonly IdentifierPack[]) => isMoving(packs) && lookAgainAfter;

/** Codes as they were ordered: how far each order is, and its way to the printer. */
export function Page() {
  const navigate = useNavigate();
  const quota = useQuota();
  const [exported, setExported] = useState<IdentifierPack | null>(null);
  const open = useStable(
    (pack: IdentifierPack) => void navigate(`/identity/list?pack_id=${pack.id}`),
  );
  const print = useStable(
    (pack: IdentifierPack) => void navigate(`/trace/print?pack_id=${pack.id}&form=add`),
  );
  const bind = useStable(({ id, batch_id: batch }: IdentifierPack) => {
    void navigate(`/trace/binding?pack=${id}${batch ? `&batch=${batch}` : ''}`);
  });
  const actions = useMemo(
    () => packActions({ open, askExport: setExported, print, bind }),
    [open, print, bind],
  );
  return (
    <>
      <DataPage
        calls={packCalls}
        title={identifierPacks.title}
        texts={packTexts}
        columns={packColumns}
        filters={packFilters}
        offers={offers}
        form={PackForm}
        addLabel={texts.add}
        rowActions={actions}
        moves={moves}
        expand={detail}
        nameOf={nameOf}
        record={record}
        refetchEvery={refetchEvery}
        lead={quota.data && <QuotaMeter quota={quota.data} />}
      />
      {exported && <ExportDialog pack={exported} onClose={() => setExported(null)} />}
    </>
  );
}
