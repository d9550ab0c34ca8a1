import { codes } from '#contract/envelope.ts';
import { traceQueryCalls } from '#contract/features/trace/query/contract.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { transact } from '#server/database/database.ts';
import { exportEvents, exportHead } from '#server/events/export.ts';
import { isArchived, isOver, rootOf, sealUpTo } from '#server/events/seal.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { actorOf } from '#server/access/sessions.ts';
import { proofFile } from './proof.ts';
import { findTrace } from './queries.ts';

export const traceQueryEndpoints = [
  // Only reads, but as a POST, so that the input is not in any URL.
  serve(traceQueryCalls.find, (call) => findTrace(call, call.input.text), {
    writes: false,
    isLong: true,
  }),
  // Days that are over are sealed first, and what is read after that is another transaction.
  serve(traceQueryCalls.proof, proofFile, { transaction: false, isLong: true }),
  serve(
    traceQueryCalls.exportEvents,
    async ({ app, session, type, requestInfo, input: { day } }) => {
      const company = session.companyId;
      const { sealed, name } = await transact(app.database.main, actorOf(session), async (tx) => {
        await sealUpTo(tx, { company, day });
        const sealed = await rootOf(tx, { company, day });
        if (!sealed && !(await isOver(tx, day)))
          throw new Refusal(traceTexts.errors.dayNotSealed, {
            code: codes.conflict,
            field: 'day',
            params: { day },
          });
        if (await isArchived(tx, day))
          throw new Refusal(traceTexts.errors.dayArchived, { code: codes.conflict, field: 'day' });
        const row = await tx
          .selectFrom('company')
          .select('name')
          .where('company_id', '=', company)
          .executeTakeFirstOrThrow();
        const changes = [{ target: 'trace_event', id: null, before: null, after: { day } }];
        await writeOperation(tx, {
          session,
          type,
          requestInfo,
          endpoint: traceQueryCalls.exportEvents,
          changes,
          duration: 0,
        });
        return { name: row.name, sealed };
      });
      return {
        name: `events-${day}.jsonl`,
        type: 'application/jsonl; charset=utf-8',
        body: exportEvents(
          app,
          actorOf(session),
          await exportHead(app, { id: company, name }, day, sealed),
        ),
      };
    },
    // Days that are over and not sealed yet are sealed first.
    { transaction: false },
  ),
];
