import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { requestInfoOf } from '../http/register.ts';
import { verifyScanned } from '../scans/verify.ts';
import { textIn, type FormRequest } from './query.ts';
import { captchaFields, securityForm } from './forms.ts';
import { pointsOffer } from './points-offer.ts';
import { reportOffer } from './report-offer.ts';
import { html, type Html } from './html.ts';
import { languageIn, sendAnswer, sendPage } from './send.ts';

type Typed = { code: string; sn: string; action: string };

/** `/security`: checks a security code. It is sent in the body, so that no log contains it. */
export async function security(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const title = say(texts.securityTitle, language);
  const code = textIn(request.body, 'code') || textIn(request.query, 'code');
  const sn = textIn(request.body, 'sn') || textIn(request.query, 'sn');
  if (code === '') return sendPage(reply, language, title, securityForm(language, { sn }));
  return showVerdict(app, request, reply, { code, sn, action: '/security' });
}

/** `/security2`: one scan gives serial number and security code together. */
export async function combined(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  const given = textIn(request.body, 'code') || textIn(request.query, 'code');
  const sn = textIn(request.body, 'sn') || textIn(request.query, 'sn');
  const split = sn === '' ? splitCombined(given) : { code: given, sn };
  if (given !== '') return showVerdict(app, request, reply, { ...split, action: '/security2' });
  const language = languageIn(request);
  const form = securityForm(language, { sn, action: '/security2' });
  return sendPage(reply, language, say(texts.securityTitle, language), form);
}

/** The last eight digits are the security code, the rest the serial number. Twenty digits are a standalone code. */
export function splitCombined(text: string): { code: string; sn: string } {
  const typed = text.trim();
  if (/^[\d\s-]{20,}$/.test(typed) && typed.replace(/\D/g, '').length === 20)
    return { code: typed, sn: '' };
  const [, sn = '', code = typed] = /^(.+?)[\s.,;:+_~|]*(\d{8})$/s.exec(typed) ?? [];
  return { code, sn };
}

async function showVerdict(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
  typed: Typed,
) {
  const language = languageIn(request);
  const { code, sn } = typed;
  const { answer, cookies, seen, company } = await verifyScanned(app, {
    code,
    ...(sn === '' ? {} : { sn }),
    requestInfo: requestInfoOf(request),
    language,
    captcha: textIn(request.body, 'captcha'),
    key: textIn(request.body, 'key'),
  });
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return sendAnswer(app, reply, {
    page: 'security',
    ...{ answer, seen, company },
    language,
    title: say(texts.verified, language),
    below: html`${await againForm(app, answer, language, typed)}
    ${await pointsOffer(app, { answer, seen }, language)}`,
    report: await reportOffer(app, answer, sn, language),
    hidden: ['code', 'sn', 'captcha', 'key'],
  });
}

/** Another attempt where it makes sense, else a link back. */
async function againForm(
  app: App,
  { captcha, result }: QueryAnswer,
  language: Language,
  typed: Typed,
): Promise<Html> {
  if (captcha) {
    const more = await captchaFields(app, language);
    return securityForm(language, typed, { more, isBelow: true });
  }
  if (result)
    return html`<a class="act" href="${typed.action}?language=${language}"
      >${say(texts.another, language)}</a
    >`;
  return securityForm(language, { sn: typed.sn }, { isBelow: true });
}
