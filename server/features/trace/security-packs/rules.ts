import { codes } from '#contract/envelope.ts';
import {
  securityMoves,
  type SecurityMove,
  type SecurityState,
} from '#contract/features/trace/security-packs/moves.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = securityTexts;

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

/** Why a move is refused. */
export function refuseMove(move: SecurityMove, { code, state }: Pick<HeldPack, 'code' | 'state'>) {
  const said = inEveryLanguage((language) =>
    say(errors.wrongState, language, {
      code,
      state: securityMoves.states[state][language],
      move: securityMoves.moves[move].label[language],
    }),
  );
  return new Refusal(said);
}

/** Codes cannot be approved by the user who requested them. */
export function checkSecondPerson(pack: HeldPack, accountId: number): void {
  if (pack.request_by === accountId) throw new Refusal(errors.sameHand, { code: codes.forbidden });
}

/** Only the user who requested the codes may download them. */
export function checkRequester(pack: HeldPack, accountId: number): void {
  if (pack.request_by !== accountId)
    throw new Refusal(errors.notRequester, {
      code: codes.forbidden,
      params: { user: pack.request_user },
    });
}
