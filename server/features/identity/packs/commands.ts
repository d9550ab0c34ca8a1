import { sql } from 'kysely';
import { packCalls } from '#contract/features/identity/packs/contract.ts';
import {
  packMoves,
  type PackMove,
  type PackState,
} from '#contract/features/identity/packs/moves.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { giveUpPack } from '#server/identifiers/order-pack.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readPack } from './queries.ts';

const { errors } = packTexts;

const jobStates = {
  pause: 'paused',
  resume: 'waiting',
  cancel: 'cancelled',
  retry: 'waiting',
} as const;

const wrongState = (move: PackMove, state: PackState): Refusal =>
  new Refusal(
    inEveryLanguage((language) =>
      say(errors.wrongState, language, {
        state: packMoves.states[state][language],
        command: packMoves.moves[move].label[language],
      }),
    ),
  );

/** Locks the job, then its pack: the same order as a step of the job. */
async function holdPack(tx: Tx, session: StaffSession, id: number) {
  const pack = tx
    .selectFrom('identifier_pack')
    .select(['state', 'job_id', 'made', 'rule_id'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id);
  const found = await pack.executeTakeFirst();
  if (!found) throw notFound();
  if (found.job_id !== null)
    await tx.selectFrom('job').select('id').where('id', '=', found.job_id).forUpdate().execute();
  return pack.forUpdate().executeTakeFirstOrThrow();
}

/** Moves the job of a pack; the pack follows it (see the trigger `follow_pack_job`). */
const command = (name: PackMove) =>
  serve(packCalls[name], async (call) => {
    const { app, tx, session, input } = call;
    const pack = await holdPack(tx, session, input.id);
    const { to, done } = packMoves.moves[name];
    if (pack.state !== to) {
      // Codes that were brought along are moved by their import.
      if (pack.rule_id === null || !canMove(packMoves, name, pack.state))
        throw wrongState(name, pack.state);
      const moved = await tx
        .updateTable('job')
        .set({
          state: jobStates[name],
          end_time: name === 'cancel' ? sql`now()` : null,
          ...(jobStates[name] === 'waiting'
            ? { run_after: sql`now()`, attempts: 0, error: null }
            : {}),
        })
        .where('id', '=', pack.job_id)
        .executeTakeFirst();
      // A job that ended long ago is deleted: nothing can be resumed, but the rest of the pack is released.
      if (moved.numUpdatedRows === 0n) {
        if (name !== 'cancel') throw wrongState(name, pack.state);
        await giveUpPack(call, input.id);
      }
      await app.cluster.tell(tx, { topic: 'job' });
      call.changed('identifierPack', input.id, { state: pack.state }, { state: to });
    }
    call.tell(done, { n: pack.made });
    return readPack(call, input.id);
  });

export const packCommandEndpoints = moveNames(packMoves).map(command);
