import { activationDays } from '#contract/features/product/page-templates/figures.ts';
import { older, sweepRows } from '../database/sweep.ts';

/** However old, the last ten versions of a page stay, and those that are shown or will be. */
export const sweepPageVersions = sweepRows(
  'page_version',
  ['company_id', 'page_id', 'number'],
  (kept) => `${older('create_time', kept.page_version)}
    and number <= (select max(n.number) - 10 from page_version n
      where n.company_id = page_version.company_id and n.page_id = page_version.page_id)
    and not exists (select from page_template p
      where p.company_id = page_version.company_id and p.id = page_version.page_id
        and page_version.number in (p.published, p.scheduled))
    and not exists (select from page_trial r
      where r.company_id = page_version.company_id and r.page_id = page_version.page_id and r.end_time is null
        and page_version.number = r.other)`,
);

/** No activation counts for these any more; the figures stay. A product that is scanned again counts again. */
export const sweepFirstViews = sweepRows(
  'page_first_view',
  ['company_id', 'seq', 'page_id'],
  older('day', activationDays + 2),
);
