import { useMemo, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import {
  securityPackCalls,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { securityPacks } from '#contract/features/trace/security-packs/feature.ts';
import { batchActions, isMoving, rowActions, type Talk } from './actions.ts';
import { securityColumns, securityFilters } from './columns.tsx';
import { securityPageTexts as texts } from './texts.ts';

const SecurityForm = lazyComponent(async () => (await import('./SecurityForm.tsx')).SecurityForm);
const SecurityDetail = lazyComponent(
  async () => (await import('./SecurityDetail.tsx')).SecurityDetail,
);
const ReasonDialog = lazyComponent(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);
const DownloadDialog = lazyComponent(
  async () => (await import('./DownloadDialog.tsx')).DownloadDialog,
);

const lookAgainAfter = 1_000;
const detail = (pack: SecurityPack) => <SecurityDetail pack={pack} />;
const nameOf = ({ code }: SecurityPack) => code;
const refetchEvery = (packs: readonly SecurityPack[]) => isMoving(packs) && lookAgainAfter;

/** Covert codes: made, asked for by one person, agreed to by another, downloaded once. */
export function Page() {
  const [talk, setTalk] = useState<Talk | null>(null);
  const actions = useMemo(
    () => ({ onRow: rowActions(setTalk), onBatch: batchActions(setTalk) }),
    [],
  );
  const close = () => setTalk(null);
  return (
    <>
      <DataPage
        calls={securityPackCalls}
        title={securityPacks.title}
        texts={securityTexts}
        columns={securityColumns}
        filters={securityFilters}
        form={SecurityForm}
        addLabel={texts.add}
        rowActions={actions.onRow}
        batchActions={actions.onBatch}
        expand={detail}
        nameOf={nameOf}
        refetchEvery={refetchEvery}
      />
      {talk?.move === 'download' && <DownloadDialog pack={talk.packs[0]!} onClose={close} />}
      {talk && talk.move !== 'download' && (
        <ReasonDialog move={talk.move} packs={talk.packs} onClose={close} />
      )}
    </>
  );
}
