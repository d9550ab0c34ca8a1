import { starterDocument, starterTexts } from '#contract/labels/starters.ts';
import type { Session } from '#server/access/sessions.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';
import { insertRecord } from '#server/records/write.ts';

/** Each company of the demo has a label for its products and one for boxes; the first is that of its first part. */
export const labelDemo: DemoStep = async (tx) => {
  for (const companyId of [1, 38]) {
    const session = { companyId, accountId: null } as unknown as Session;
    const made: number[] = [];
    for (const starter of ['unit40', 'box150', 'a4x24'] as const) {
      const document = starterDocument(starter, 'zh_CN');
      const isPublished = starter !== 'a4x24';
      made.push(
        await insertRecord(tx, { name: 'label_template', fields: {} }, session, {
          name: starterTexts(starter).name.zh_CN,
          ...{ width_mm: document.width_mm, height_mm: document.height_mm, document },
          ...(isPublished && { state: 'published', published: document, publish_time: new Date() }),
        }),
      );
    }
    const part = await tx
      .selectFrom('part')
      .select('id')
      .where('company_id', '=', companyId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('part')
      .set({ label_id: made[0]! })
      .where('company_id', '=', companyId)
      .where('id', '=', part.id)
      .execute();
  }
};
