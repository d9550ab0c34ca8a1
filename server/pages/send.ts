import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLanguage, type Language } from '#contract/language.ts';
import { languageOf } from '../http/answer.ts';
import { page, type Html } from './html.ts';

const addressOf = ({ url }: FastifyRequest) => new URL(url, 'http://page');

/** The language that was chosen at the foot of a page, else that of the browser. */
export function languageIn(request: FastifyRequest): Language {
  const chosen = addressOf(request).searchParams.get('language');
  return chosen ? readLanguage(chosen) : languageOf(request);
}

/** Sends a page; `hidden` is left out of the addresses it links to. */
export function sendPage(
  reply: FastifyReply,
  language: Language,
  title: string,
  body: Html,
  hidden: readonly string[] = [],
): FastifyReply {
  const here = addressOf(reply.request);
  for (const name of hidden) here.searchParams.delete(name);
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(language, title, here, body));
}
