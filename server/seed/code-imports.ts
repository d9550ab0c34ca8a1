import { sql } from 'kysely';
import { importInput } from '#contract/features/identity/code-imports/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { keepLines } from '../code-imports/check-lines.ts';
import '../code-imports/tables.ts';
import { codeOf } from '../numbers/numbers.ts';
import { createStoredFile } from './file-factories.ts';

/** What each of the demo's companies has had checked: its first prefix begins the codes of its old labels. */
const files: Record<number, { name: string; remark: string }> = {
  1: { name: '旧标签序列号.csv', remark: '2024 年以前的纸质标签' },
  38: { name: '老线喷码.txt', remark: '三号线喷码机导出' },
};

/** Imports of the demo: a checked file each, with a line that stands twice and one that is no code. */
export async function createCodeImports(tx: Tx, app: App): Promise<void> {
  for (const [key, { name, remark }] of Object.entries(files)) {
    const company = Number(key);
    const prefix = await tx
      .selectFrom('code_prefix')
      .select('prefix')
      .where('company_id', '=', company)
      .where(
        sql<boolean>`coalesce(from_day <= current_date, true) and coalesce(until_day >= current_date, true)`,
      )
      .orderBy('prefix')
      .limit(1)
      .executeTakeFirst();
    const codes = Array.from(
      { length: 40 },
      (_, at) => `${prefix?.prefix ?? 'SY'}ALT${String(at + 1).padStart(5, '0')}`,
    );
    const lines = [...codes, codes[6]!, '（空白标签）'];
    const file = await createStoredFile(app, tx, company, {
      name,
      bytes: Buffer.from(`${lines.join('\n')}\n`),
      type: 'text/plain',
      kind: 'codes',
    });
    const {
      part_id,
      batch_id,
      remark: said,
    } = importInput.parse({
      file: plainAddress(file.address),
      remark,
    });
    const { id } = await tx
      .insertInto('code_import')
      .values({
        company_id: company,
        code: await codeOf({ tx }, company, 'code_import', '', null),
        file: plainAddress(file.address),
        file_name: name,
        file_size: lines.join('\n').length + 1,
        part_id,
        batch_id,
        state: 'checked',
        remark: said,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('file_use')
      .values({ company_id: company, file_id: file.id, owner: 'code_import', owner_id: id })
      .execute();
    const { good, bad } = await keepLines(
      app,
      tx,
      { company, id, partId: null, batchId: null },
      lines.map((text, at) => ({ line: at + 1, text, part: '', batch: '' })),
    );
    await tx
      .updateTable('code_import')
      .set({ lines: lines.length, good, bad })
      .where('company_id', '=', company)
      .where('id', '=', id)
      .execute();
  }
}
