import type { DemoStep } from '#server/records/demo-rows.ts';
import './table.ts';

/** What the authors of the demo's companies say about their first page. */
export const pageCommentDemo: DemoStep = async (tx) => {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'username', 'company_id'])
    .where('login_type', '=', 'web')
    .where('username', 'in', ['demo', 'product', 'other'])
    .execute();
  const pages = await tx
    .selectFrom('page_template')
    .select((page) => ['company_id', page.fn.min('id').as('id')])
    .groupBy('company_id')
    .execute();
  const said = {
    demo: '封面换成新包装的照片？',
    product: '好，照片周五到。',
    other: '标题再短一些。',
  };
  for (const { id, username, company_id: company } of people) {
    const page = pages.find((one) => one.company_id === company);
    const text = said[username as keyof typeof said];
    if (!page || company === null) continue;
    const by = { account_id: id, create_by: id, update_by: id };
    await tx
      .insertInto('page_comment')
      .values({ company_id: company, page_id: page.id, text, ...by })
      .execute();
  }
};
