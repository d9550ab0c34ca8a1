import { codes } from '#contract/envelope.ts';
import { exampleCalls } from '#contract/features/tool/example/contract.ts';
import { exampleAmounts, withNeeds } from '#contract/features/tool/example/kinds.ts';
import { exampleMoves, type ExampleMove } from '#contract/features/tool/example/moves.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { exampleTexts } from '#contract/features/tool/example/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { listPage } from '#server/records/list.ts';
import { stepsOf } from '#server/tool/example/steps.ts';
import { exampleList, readExample } from './queries.ts';

const { errors } = exampleTexts;

const command = (move: ExampleMove) =>
  serve(
    exampleCalls[move],
    async ({ tx, app, input, changed }) => {
      const run = await tx
        .selectFrom('example_run')
        .select('job_id')
        .where('id', '=', input.id)
        .executeTakeFirst();
      if (!run) throw notFound();
      const { to } = exampleMoves.moves[move];
      const job = await tx
        .selectFrom('job')
        .select(['id', 'state'])
        .where('id', '=', run.job_id)
        .forUpdate()
        .executeTakeFirst();
      if (job?.state === to) return null;
      if (!job || !canMove(exampleMoves, move, job.state)) throw new Refusal(errors.wrongState);
      await tx
        .updateTable('job')
        .set({
          state: to,
          ...(to === 'waiting'
            ? { attempts: 0, error: null, run_after: new Date(), end_time: null }
            : {}),
          ...(to === 'cancelled' ? { end_time: new Date() } : {}),
        })
        .where('id', '=', job.id)
        .execute()
        .catch((error: { code?: string }) => {
          // Another run of the company is waiting or running.
          throw error.code === '23505' ? new Refusal(errors.underWay) : error;
        });
      changed('example', input.id, { state: job.state }, { state: to });
      await app.cluster.tell(tx, { topic: 'job' });
      return null;
    },
    { done: exampleMoves.moves[move].done },
  );

export const exampleEndpoints = [
  serve(exampleCalls.index, (call) => listPage(exampleList, call, call.input)),
  serve(exampleCalls.look, ({ tx, input }) => readExample(tx, input.company_id), {
    writes: false,
    keepAnswer: false,
  }),
  serve(
    exampleCalls.add,
    async ({ tx, app, session, input, changed }) => {
      const { company_id: company, size, confirm } = input;
      const kinds = withNeeds(input.kinds);
      const seen = await readExample(tx, company);
      if (seen.own_codes > 0 && confirm !== seen.name)
        throw new Refusal(errors.confirm, {
          code: codes.invalid,
          field: 'confirm',
          params: { name: seen.name },
        });
      const wanted = kinds.includes('codes') ? exampleAmounts[size].codes : 0;
      if (seen.codes_left !== null && wanted > seen.codes_left)
        throw new Refusal(errors.quota, {
          code: codes.version,
          field: 'size',
          params: { left: seen.codes_left, wanted },
        });
      const { id } = await tx
        .insertInto('example_run')
        .values({
          company_id: company,
          kinds: JSON.stringify(kinds),
          size,
          made: '{}',
          create_user: session.realname,
          create_by: session.accountId,
          update_by: session.accountId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const job = await app.jobs.add(tx, {
        kind: 'example.make',
        payload: { run: id, company },
        subject: seen.name,
        companyId: company,
        accountId: session.accountId,
        uniqueKey: `example:${company}`,
        total: stepsOf(kinds, size).length,
      });
      if (job === null) throw new Refusal(errors.underWay);
      await tx
        .updateTable('example_run')
        .set({ job_id: job })
        .where('company_id', '=', company)
        .where('id', '=', id)
        .execute();
      changed('example', id, null, { company_id: company, kinds, size });
      return { id };
    },
    { done: exampleTexts.started },
  ),
  ...moveNames(exampleMoves).map(command),
];
