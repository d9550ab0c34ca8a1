import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import {
  securityCommand,
  securityDownload,
  securityFilter,
  securityInput,
  securityReason,
  securityRow,
  securityVoid,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { activeKey } from '#server/codes/keys.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { listPage } from '#server/records/list.ts';
import { insertRecord } from '#server/records/write.ts';
import { sealSeed, securityJob } from '#server/security/make.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { approve, makingMoves, moveMaking, table, reject, request, voidPacks } from './commands.ts';
import { download } from './download.ts';
import { coverOf, readSecurityPack, securityList } from './queries.ts';

const types = ['web'] as const;
const { fields, done } = securityTexts;

export const securityPackEndpoints = [
  endpoint({
    method: 'GET',
    types,
    path: 'securityPack/index',
    allow: 'trace:securityCode:view',
    input: securityFilter,
    rows: securityRow,
    fields,
    run: (call) => listPage(securityList, call, call.input),
  }),
  endpoint({
    method: 'GET',
    types,
    path: 'securityPack/info',
    allow: 'trace:securityCode:view',
    input: securityCommand,
    answer: securityRow,
    fields,
    run: (call) => readSecurityPack(call, call.input.id),
  }),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/add',
    allow: 'trace:securityCode:add',
    input: securityInput,
    answer: securityRow,
    fields,
    run: async (call) => {
      const { app, tx, session, input } = call;
      const company = session.companyId!;
      const columns = {
        kind: input.kind,
        remark: input.remark,
        ...(await coverOf(call, input)),
        code: await codeOf(call, company, 'security_pack', '', null),
        key_id: (await activeKey(app, tx, company, 'covert')).id,
      };
      const { quantity } = columns;
      const seed = sealSeed(app, randomBytes(32));
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
      call.tell(done.add, { n: quantity });
      return readSecurityPack(call, id);
    },
  }),
  ...makingMoves.map((move) =>
    endpoint({
      method: 'POST',
      types,
      path: `securityPack/${move}`,
      allow: 'trace:securityCode:add',
      input: securityCommand,
      answer: securityRow,
      fields,
      done: done[move],
      run: async (call) => {
        await moveMaking(call, move, call.input.id);
        return readSecurityPack(call, call.input.id);
      },
    }),
  ),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/request',
    allow: 'trace:securityCode:export',
    input: securityCommand,
    answer: securityRow,
    fields,
    done: done.request,
    run: async (call) => {
      await request(call, call.input.id);
      return readSecurityPack(call, call.input.id);
    },
  }),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/approve',
    allow: 'trace:securityCode:approve',
    input: securityCommand,
    answer: securityRow,
    fields,
    done: done.approve,
    run: async (call) => {
      await approve(call, call.input.id);
      return readSecurityPack(call, call.input.id);
    },
  }),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/reject',
    allow: 'trace:securityCode:approve',
    input: securityReason,
    answer: securityRow,
    fields,
    done: done.reject,
    run: async (call) => {
      await reject(call, call.input.id, call.input.reason);
      return readSecurityPack(call, call.input.id);
    },
  }),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/download',
    allow: 'trace:securityCode:export',
    input: securityDownload,
    fields,
    transaction: false,
    keepAnswer: false,
    sendsFile: true,
    run: download,
  }),
  endpoint({
    method: 'POST',
    types,
    path: 'securityPack/void',
    allow: 'trace:securityCode:void',
    input: securityVoid,
    answer: z.null(),
    fields,
    run: async (call) => {
      const n = await voidPacks(call, call.input.ids, call.input.reason);
      call.tell(done.void, { n });
      return null;
    },
  }),
];
