import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { adCalls } from '#contract/features/operate/ads/contract.ts';
import { adTexts } from '#contract/features/operate/ads/texts.ts';
import { ads } from '#contract/features/operate/ads/feature.ts';
import { adColumns, adFilters } from './columns.tsx';

const Form = lazyComponent(async () => (await import('./AdForm.tsx')).AdForm);

/** Ads on login pages, workplaces and access-denied pages. */
export function Page() {
  return (
    <DataPage
      calls={adCalls}
      title={ads.title}
      texts={adTexts}
      columns={adColumns}
      filters={adFilters}
      form={Form}
    />
  );
}
