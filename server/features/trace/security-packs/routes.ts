import { randomBytes } from 'node:crypto';
import { securityPackCalls } from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { activeKey } from '#server/codes/keys.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveList } from '#server/records/serve-list.ts';
import { insertRecord } from '#server/records/write.ts';
import { sealSeed, securityJob } from '#server/security/make.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { approve, makingMoves, moveMaking, table, reject, request, voidPacks } from './commands.ts';
import { download } from './download.ts';
import { coverOf, readSecurityPack, securityList } from './queries.ts';
import { readRestingRows, release } from './resting.ts';

export const securityPackEndpoints = [
  serveList(securityPackCalls.index, securityList),
  serve(securityPackCalls.info, (call) => readSecurityPack(call, call.input.id)),
  serve(securityPackCalls.add, async (call) => {
    const { app, tx, session, input } = call;
    const company = session.companyId;
    const columns = {
      kind: input.kind,
      remark: input.remark,
      ...(await coverOf(call, input)),
      code: await codeOf(call, company, 'security_pack', '', null),
      key_id: (await activeKey(app, tx, company, 'covert')).id,
    };
    const { quantity } = columns;
    const seed = sealSeed(app, company, randomBytes(32));
    const id = await insertRecord(tx, table, session, columns);
    const job = await app.jobs.add(tx, {
      kind: securityJob.kind,
      payload: { company, pack: id },
      subject: columns.code,
      companyId: company,
      accountId: session.accountId,
      total: quantity,
    });
    await tx
      .updateTable('security_pack')
      .set({ job_id: job, seed_sealed: seed })
      .where('company_id', '=', company)
      .where('id', '=', id)
      .execute();
    call.changed('security_pack', id, null, columns);
    call.tell(securityTexts.done.add, { n: quantity });
    return readSecurityPack(call, id);
  }),
  ...makingMoves.map((move) =>
    serve(securityPackCalls[move], async (call) => {
      await moveMaking(call, move, call.input.id);
      return readSecurityPack(call, call.input.id);
    }),
  ),
  serve(securityPackCalls.request, async (call) => {
    await request(call, call.input.id);
    return readSecurityPack(call, call.input.id);
  }),
  serve(securityPackCalls.approve, async (call) => {
    await approve(call, call.input.id);
    return readSecurityPack(call, call.input.id);
  }),
  serve(securityPackCalls.reject, async (call) => {
    await reject(call, call.input.id, call.input.reason);
    return readSecurityPack(call, call.input.id);
  }),
  serve(securityPackCalls.download, download, { transaction: false, keepAnswer: false }),
  serve(securityPackCalls.resting, readRestingRows),
  serve(
    securityPackCalls.release,
    async (call) => {
      await release(call, call.input.identifier_id);
      return null;
    },
    { done: securityTexts.done.released },
  ),
  serve(securityPackCalls.void, async (call) => {
    await voidPacks(call, call.input.ids, call.input.reason);
    return null;
  }),
];
