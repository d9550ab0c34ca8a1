import { codes } from '#contract/envelope.ts';
import {
  securityMoves,
  type SecurityMove,
  type SecurityState,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { languages } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';

const { errors, moves, states } = securityTexts;

export type HeldPack = {
  id: number;
  code: string;
  kind: 'bound' | 'standalone';
  state: SecurityState;
  job_id: number | null;
  quantity: number;
  reason: string;
  request_by: number | null;
  request_user: string;
};

/** Whether a move leads anywhere: not where the pack stands there already; refused where it cannot. */
export function isNeeded(move: SecurityMove, { code, state }: HeldPack): boolean {
  const { from, to } = securityMoves[move];
  if (state === to) return false;
  if ((from as readonly SecurityState[]).includes(state)) return true;
  const said = languages.map((language) => [
    language,
    say(errors.wrongState, language, {
      code,
      state: states[state][language],
      move: moves[move][language],
    }),
  ]);
  throw new Refusal(Object.fromEntries(said) as Text);
}

/** Whoever asked for the codes is never the one who agrees. */
export function checkSecondPerson(pack: HeldPack, accountId: number): void {
  if (pack.request_by === accountId) throw new Refusal(errors.sameHand, { code: codes.forbidden });
}

/** The codes go to whoever asked, and to nobody else. */
export function checkRequester(pack: HeldPack, accountId: number): void {
  if (pack.request_by !== accountId)
    throw new Refusal(errors.notRequester, {
      code: codes.forbidden,
      params: { user: pack.request_user },
    });
}
