import { systemActor, transact } from '#server/database/database.ts';
import { createPack, type Piece } from '#server/testing/packs.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { activeKey } from '#server/codes/keys.ts';
import { findPack } from '#server/identifiers/directory.ts';
import { until } from '#server/testing/wait.ts';
import type { TestNode } from '#server/testing/node.ts';

type Given = { companyId?: number; partId?: number | null; batchId?: number | null };
export type MadeCode = { seq: number; code: string };

/** New codes of a company in the given states. */
export async function makeCodes(
  node: TestNode,
  pieces: readonly Piece[],
  { companyId = 1, partId = null, batchId = null }: Given = {},
): Promise<MadeCode[]> {
  const { app } = node;
  const pack = await transact(app.database.main, systemActor, async (tx) => {
    const { id: ruleId } = await tx
      .selectFrom('encoding_rule')
      .select('id')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'standard')
      .executeTakeFirstOrThrow();
    const { id: keyId } = await activeKey(app, tx, companyId, 'code');
    return createPack(app, tx, companyId, { ruleId, keyId, partId, batchId, pieces });
  });
  // Nodes learn of new packs a moment later.
  await until('the pack to be known', () => findPack(app, pack.first));
  const seqs = Array.from({ length: pack.last - pack.first + 1 }, (_, at) => pack.first + at);
  const texts = await transact(app.database.main, systemActor, (tx) =>
    codeTexts(
      app,
      tx,
      companyId,
      seqs.map((seq) => ({ seq, code: null })),
    ),
  );
  return seqs.map((seq) => ({ seq, code: texts.get(seq)! }));
}

/** Queries a code like a phone that was never seen before. */
export const phone = (name: string, more: Record<string, string> = {}) => ({
  'user-agent': name,
  ...more,
});
