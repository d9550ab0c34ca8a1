import type { FastifyRequest } from 'fastify';
import { say } from '#contract/text.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '../app.ts';
import { languageOf } from '../http/answer.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import { unauthenticated } from '../refusal.ts';
import { requestInfoOf } from '../http/register.ts';
import type { Session } from '../access/sessions.ts';

/** A signed-in user who uploads: company or platform staff. */
export async function admitUploader(
  app: App,
  request: FastifyRequest,
): Promise<{ session: Session; requestInfo: RequestInfo }> {
  const requestInfo = requestInfoOf(request);
  const session = requestInfo.token ? await app.sessions.find(requestInfo.token) : null;
  if (!session || session.type === 'dealer') throw unauthenticated();
  return { session, requestInfo };
}

/** The answer to a finished upload; names as in object storage clients. */
export const uploadedAnswer = (
  request: FastifyRequest,
  { url, key }: { url: string; key: string },
) => ({
  code: 0,
  msg: say(fileTexts.done.uploaded, languageOf(request)),
  success: 1,
  url,
  key,
  data: { url, key },
});
