import { part } from '#admin/app/part.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Ad } from '#contract/features/operate/ads/contract.ts';
import { adTexts } from '#contract/features/operate/ads/texts.ts';
import { ads } from '#contract/features/operate/ads/feature.ts';
import { adColumns, adFilters } from './columns.tsx';

const Form = part(async () => (await import('./AdForm.tsx')).AdForm);

/** Pictures at the door, the workplace and where something is refused. */
export function Page() {
  return (
    <DataPage<Ad>
      resource="ad"
      area="operate:ad"
      title={ads.title}
      texts={adTexts}
      columns={adColumns}
      filters={adFilters}
      form={Form}
      offers={['add', 'edit', 'delete', 'export']}
    />
  );
}
