import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { versionCalls, companyUseCalls } from '#contract/features/platform/versions/contract.ts';
import { usageTexts, versionTexts } from '#contract/features/platform/versions/texts.ts';
import { fillNames } from '#contract/names.ts';
import { everyPermission } from '#contract/access.ts';
import { completeRights, spellRights } from '#contract/rights.ts';
import type { Text } from '#contract/text.ts';
import { say } from '#contract/text.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import { lockRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import {
  firstOwnVersion,
  usageColumns,
  usageList,
  versionColumns,
  versionList,
} from './queries.ts';

const { errors, done } = versionTexts;
const table: RecordTable = {
  name: 'system_version',
  isTenant: false,
  fields: versionTexts.fields,
};

export const versionEndpoints = [
  ...serveRecords(versionCalls, {
    texts: versionTexts,
    list: versionList,
    unique: { system_version_code_key: 'code' },
    toColumns: (input, _call, before) => {
      if (before && before.id < firstOwnVersion && before.code !== input.code)
        throw new Refusal(errors.shippedCode, { code: codes.conflict, field: 'code' });
      if (input.start_date && input.end_date && input.end_date < input.start_date)
        throw new Refusal(errors.endsBefore, { code: codes.invalid, field: 'end_date' });
      return { ...input, name: fillNames(input.name) };
    },
    // Quotas and 3D are loaded together with the rights.
    afterWrite: async (call) =>
      call.afterCommit(await call.app.sessions.refresh(call.tx, { everyone: true })),
    beforeDelete: async ({ tx, language }, rows) => {
      const used = await tx
        .selectFrom('company')
        .select((count) => ['system_version_id', count.fn.countAll<number>().as('n')])
        .where(
          'system_version_id',
          'in',
          rows.map(({ id }) => id),
        )
        .groupBy('system_version_id')
        .execute();
      for (const row of rows) {
        const name = say(row.name as Text, language);
        if (row.id < firstOwnVersion) throw new Refusal(errors.shipped, { params: { name } });
        const n = used.find((one) => one.system_version_id === row.id)?.n;
        if (n) throw new Refusal(errors.inUse, { code: codes.conflict, params: { n, name } });
      }
    },
    export: versionColumns,
  }),
  serve(
    versionCalls.authorise,
    async (call) => {
      const { tx, input, session } = call;
      const chosen = completeRights(input.permissions);
      if (spellRights('web', chosen).length !== chosen.length)
        throw new Refusal(errors.notWeb, { code: codes.invalid, field: 'permissions' });
      const before = await lockRecord<{ permissions: string[] }>(tx, table, session, input.id, [
        'permissions',
      ]);
      const next = { permissions: input.everything ? [everyPermission] : chosen };
      editLocked(before, input.version, next);
      await updateRecord(tx, table, session, input.id, {
        permissions: sql`${next.permissions}::text[]`,
      });
      call.changed('version', input.id, { permissions: before.permissions }, next);
      call.afterCommit(await call.app.sessions.refresh(tx, { everyone: true }));
      return (await inOrder(versionList, call, [input.id]))[0]!;
    },
    { done: done.authorised },
  ),
  ...serveRecords(companyUseCalls, { texts: usageTexts, list: usageList, export: usageColumns }),
];
