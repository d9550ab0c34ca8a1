import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryAnswer, QueryLog } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { callerOf } from '../http/register.ts';
import { scanCode } from '../scans/scan.ts';
import { verifyScanned } from '../scans/verify.ts';
import { captchaFields, codeForm, securityForm } from './forms.ts';
import { html, type Html } from './html.ts';
import { findProduct, productPage } from './product.ts';
import { languageIn, sendPage } from './send.ts';
import { countBlock, logBlock, manualsBlock, productBlock, verdictBlock } from './verdict.ts';

type Fields = Readonly<Record<string, string | undefined>>;
type Asked = { Querystring: Fields; Body: Fields | undefined };
const longest = 2_000;
const textIn = (fields: Fields | undefined, name: string) => {
  const value = fields?.[name];
  return typeof value === 'string' ? value.slice(0, longest) : '';
};

/** The pages behind labels: plain, quick, without a script. */
export async function registerPublicPages(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    // A look at the head alone is no question.
    const quiet = { exposeHeadRoute: false } as const;
    room.get<Asked>('/template', quiet, (request, reply) => template(server, app, request, reply));
    room.get<Asked>('/security', quiet, (request, reply) => security(app, request, reply));
    room.post<Asked>('/security', (request, reply) => security(app, request, reply));
    room.get<Asked>('/security2', quiet, (request, reply) => combined(app, request, reply));
    room.post<Asked>('/security2', (request, reply) => combined(app, request, reply));
  });
}

/** `/template?code=`: is it genuine, and what is it; `?gtin=` tells of a product without asking for one of them. */
async function template(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const title = say(texts.title, language);
  const { code, gtin } = {
    code: textIn(request.query, 'code'),
    gtin: textIn(request.query, 'gtin'),
  };
  if (code === '' && gtin !== '') {
    const product = await findProduct(app, gtin);
    if (product) return sendPage(reply, language, product.name, productPage(product, language));
    return sendPage(reply.code(404), language, title, codeForm(language, ''));
  }
  if (code === '') return sendPage(reply, language, title, codeForm(language, ''));
  const { answer, cookie } = await scanCode(app, {
    code,
    caller: callerOf(request),
    language,
    captcha: textIn(request.query, 'captcha'),
    key: textIn(request.query, 'key'),
  });
  if (cookie) reply.header('set-cookie', cookie);
  const { result } = answer;
  const log = result ? await readLog(server, result.id, language) : [];
  const body = html`${verdictBlock(answer, language)}
  ${answer.captcha ? codeForm(language, code, { more: await captchaFields(app, language), isBelow: true }) : null}
  ${result ? countBlock(result, language) : null}${result ? productBlock(result, language) : null}
  ${result ? manualsBlock(result.instruction, language) : null}${logBlock(log, language)}
  ${result ? html`<a class="button plain" href="/security?sn=${encodeURIComponent(result.serial_number)}&language=${language}">${say(texts.scratch, language)}</a>` : null}
  ${result || answer.captcha ? null : codeForm(language, code, { isBelow: true })}`;
  return sendPage(reply, language, title, body, ['captcha', 'key']);
}

/** What the call tells, so that page and call never differ. */
async function readLog(
  server: FastifyInstance,
  id: string,
  language: Language,
): Promise<QueryLog[]> {
  const query = new URLSearchParams({ id, page: '1', limit: '5' }).toString();
  const answer = await server.inject({
    url: `/api/web/api/queryLog?${query}`,
    headers: { lang: language },
  });
  return answer.statusCode === 200 ? (answer.json<{ data: QueryLog[] }>().data ?? []) : [];
}

/** `/security`: somebody types what stood under the layer. It travels in the body, so that no log keeps it. */
async function security(app: App, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const language = languageIn(request);
  const title = say(texts.securityTitle, language);
  const code = textIn(request.body, 'code') || textIn(request.query, 'code');
  const sn = textIn(request.body, 'sn') || textIn(request.query, 'sn');
  if (code === '') return sendPage(reply, language, title, securityForm(language, { sn }));
  return verdictPage(app, request, reply, { code, sn, action: '/security' });
}

/** `/security2`: one scan gives serial number and covert code together. */
async function combined(app: App, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const given = textIn(request.body, 'code') || textIn(request.query, 'code');
  const sn = textIn(request.body, 'sn') || textIn(request.query, 'sn');
  const split = sn === '' ? splitCombined(given) : { code: given, sn };
  if (given !== '') return verdictPage(app, request, reply, { ...split, action: '/security2' });
  const language = languageIn(request);
  return sendPage(
    reply,
    language,
    say(texts.securityTitle, language),
    securityForm(language, { sn, action: '/security2' }),
  );
}

/** The last eight digits are the covert code, what stands before them the serial number. Twenty stand alone. */
export function splitCombined(text: string): { code: string; sn: string } {
  const typed = text.trim();
  if (/^[\d\s-]{20,}$/.test(typed) && typed.replace(/\D/g, '').length === 20)
    return { code: typed, sn: '' };
  const [, sn = '', code = typed] = /^(.+?)[\s.,;:+_~|]*(\d{8})$/s.exec(typed) ?? [];
  return { code, sn };
}

async function verdictPage(
  app: App,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  { code, sn, action }: { code: string; sn: string; action: string },
) {
  const language = languageIn(request);
  const { answer, cookie } = await verifyScanned(app, {
    code,
    ...(sn === '' ? {} : { sn }),
    caller: callerOf(request),
    language,
    captcha: textIn(request.body, 'captcha'),
    key: textIn(request.body, 'key'),
  });
  if (cookie) reply.header('set-cookie', cookie);
  const again = await againForm(app, answer, language, { code, sn, action });
  const body = html`${verdictBlock(answer, language)}${answer.result ? productBlock(answer.result, language) : null}${again}`;
  return sendPage(reply, language, say(texts.verified, language), body, ['code', 'sn']);
}

/** A second try where it makes sense, else a way back. */
async function againForm(
  app: App,
  { captcha, result }: QueryAnswer,
  language: Language,
  typed: { code: string; sn: string; action: string },
): Promise<Html> {
  if (captcha)
    return securityForm(language, typed, {
      more: await captchaFields(app, language),
      isBelow: true,
    });
  if (result)
    return html`<a class="button plain" href="${typed.action}?language=${language}"
      >${say(texts.another, language)}</a
    >`;
  return securityForm(language, { sn: typed.sn }, { isBelow: true });
}
