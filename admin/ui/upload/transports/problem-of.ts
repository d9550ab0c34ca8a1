import { showExpired } from '#admin/app/alerts.ts';
import { ApiError, networkCodes } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { networkTexts } from '#admin/app/network-texts.ts';
import { useSession } from '#admin/app/session.ts';
import { codes } from '#contract/envelope.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { UploadProblem } from '../upload-problem.ts';

/** The current session; a renewed one is read again. */
export const tokenNow = () => useSession.getState().token ?? '';

/** What an answer means for an upload; `token` is the one that was used. */
export function problemOf(code: number, msg: string, token: string): UploadProblem {
  if (code === codes.unauthenticated) {
    if (token === tokenNow()) showExpired();
    return new UploadProblem('login', msg);
  }
  return new UploadProblem('refused', msg || sayNow(fileTexts.errors.fileFailed));
}

/** No answer: offline it waits, otherwise the user must retry. */
export const unanswered = () =>
  navigator.onLine
    ? new UploadProblem('failed', sayNow(networkTexts.unreachable))
    : new UploadProblem('network', sayNow(networkTexts.offline));

/** The same for usual calls, which report an expired session themselves. */
export function problemOfCall(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  if (failure.code === codes.unauthenticated) return new UploadProblem('login', failure.msg);
  const isSilent = Object.values(networkCodes).some((code) => code === failure.code);
  return isSilent ? unanswered() : problemOf(failure.code, failure.msg, '');
}
