import { sql } from 'kysely';
import { printJobInput } from '#contract/features/trace/print-jobs/contract.ts';
import { codeOf } from '../numbers/numbers.ts';
import { insertRecord } from '../records/write.ts';
import { madeAt } from '../http/moment.ts';
import { makeRun } from '../labels/make-run.ts';
import { prePrintTable } from '../labels/pre-prints.ts';
import { acknowledge } from '../labels/runs.ts';
import type { Call } from './story.ts';

const labels = 40;
const handedOut = 30;

/** Labels of a pack that are being printed: most are good, one is spoiled, some wait for an answer; more are ordered. */
export async function printSome(call: Call, packId: number): Promise<void> {
  const { tx, session } = call;
  const template = await tx
    .selectFrom('label_template')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!template) return;
  const input = { template_id: template.id, pack_id: packId, from: 1, to: labels };
  const id = await makeRun(call, printJobInput.parse(input));
  await sql`
    update print_label set state = 'claimed', claim_time = now()
    where company_id = ${session.companyId} and job_id = ${id} and number <= ${handedOut}`.execute(
    tx,
  );
  const told = { id, codes: null, numbers: null };
  await acknowledge(call, { ...told, range: { from: 1, to: 26 } }, 'good', 'replace');
  await acknowledge(call, { ...told, range: { from: 27, to: 27 } }, 'spoiled', 'replace');
  await insertRecord(tx, prePrintTable, session, {
    code: await codeOf(call, session.companyId, 'pre_print', '', null),
    pack_id: packId,
    template_id: template.id,
    quantity: 60,
    printer_company: '华东标签印务有限公司',
    remark: '首批试印',
    ...madeAt(call),
  });
}
