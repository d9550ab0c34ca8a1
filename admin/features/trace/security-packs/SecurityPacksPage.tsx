import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import {
  securityPackCalls,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { securityPacks } from '#contract/features/trace/security-packs/feature.ts';
import { isMoving, moves } from './actions.ts';
import { securityColumns, securityFilters } from './columns.tsx';
import { RestingCodes } from './RestingCodes.tsx';
import { securityPageTexts as texts } from './texts.ts';

const SecurityForm = lazyComponent(async () => (await import('./SecurityForm.tsx')).SecurityForm);
const SecurityDetail = lazyComponent(
  async () => (await import('./SecurityDetail.tsx')).SecurityDetail,
);

const lookAgainAfter = 1_000;
const detail = (pack: SecurityPack) => <SecurityDetail pack={pack} />;
const nameOf = ({ code }: SecurityPack) => code;
const refetchEvery = (packs: readonly SecurityPack[]) => isMoving(packs) && lookAgainAfter;

/** Security codes: made, requested by one user, approved by another, downloaded once. */
export function Page() {
  return (
    <DataPage
      calls={securityPackCalls}
      title={securityPacks.title}
      texts={securityTexts}
      columns={securityColumns}
      filters={securityFilters}
      form={SecurityForm}
      lead={<RestingCodes />}
      addLabel={texts.add}
      moves={moves}
      expand={detail}
      nameOf={nameOf}
      refetchEvery={refetchEvery}
    />
  );
}
