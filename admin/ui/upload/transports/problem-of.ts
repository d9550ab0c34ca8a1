import { showExpired } from '#admin/app/alerts.ts';
import { ApiError, networkCodes } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { networkTexts } from '#admin/app/network-texts.ts';
import { useSession } from '#admin/app/session.ts';
import { codes } from '#contract/envelope.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { UploadProblem } from '../upload-problem.ts';

/** Whoever uploads, at this moment; a login that was renewed meanwhile is asked anew. */
export const tokenNow = () => useSession.getState().token ?? '';

/** What an answer means for an upload; `token` is the one it answers to. */
export function problemOf(code: number, msg: string, token: string): UploadProblem {
  if (code === codes.unauthenticated) {
    if (token === tokenNow()) showExpired();
    return new UploadProblem('login', msg);
  }
  return new UploadProblem('refused', msg || sayNow(fileTexts.errors.fileFailed));
}

/** Nothing answered: without a network it waits, else somebody must try again. */
export const unanswered = () =>
  navigator.onLine
    ? new UploadProblem('failed', sayNow(networkTexts.unreachable))
    : new UploadProblem('network', sayNow(networkTexts.offline));

/** The same for calls that went the usual way, which announce an expired login themselves. */
export function problemOfCall(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  if (failure.code === codes.unauthenticated) return new UploadProblem('login', failure.msg);
  const isSilent = Object.values(networkCodes).some((code) => code === failure.code);
  return isSilent ? unanswered() : problemOf(failure.code, failure.msg, '');
}
