import type { FastifyRequest } from 'fastify';
import { say } from '#contract/text.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '../app.ts';
import { languageOf } from '../http/answer.ts';
import type { Caller } from '../http/endpoint.ts';
import { unauthenticated } from '../refusal.ts';
import { callerOf } from '../http/register.ts';
import type { Who } from '../access/sessions.ts';

/** Whoever sends a file: a company's staff or the platform's, signed in. */
export async function admitUploader(
  app: App,
  request: FastifyRequest,
): Promise<{ who: Who; caller: Caller }> {
  const caller = callerOf(request);
  const who = caller.token ? await app.sessions.find(caller.token) : null;
  if (!who || who.type === 'dealer') throw unauthenticated();
  return { who, caller };
}

/** What the end of an upload is answered with; names as the clients of object storages read them. */
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
