import type { Starred } from '#contract/features/dashboard/find/contract.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { companies } from '#contract/features/platform/companies/feature.ts';
import type { Feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';
import './table.ts';

const page = ({ pages, title }: Pick<Feature, 'pages' | 'title'>): Starred => ({
  path: pages[0]!.path,
  name: { ...title },
  hint: '',
  kind: { ...t('页面', 'Pages', '頁面') },
});
const stars: Record<string, Starred> = {
  demo: page(batches),
  other: page(batches),
  admin: page(companies),
};

/** What some users of the demo starred. */
export const starDemo: DemoStep = async (tx) => {
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'username', 'company_id'])
    .where('username', 'in', Object.keys(stars))
    .execute();
  const rows = accounts.map(({ id, username, company_id }) => {
    const thing = stars[username]!;
    return { account_id: id, company_id, path: thing.path, thing: JSON.stringify(thing) };
  });
  await tx.insertInto('star').values(rows).execute();
};
