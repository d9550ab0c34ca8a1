import type { FastifyReply, FastifyRequest } from 'fastify';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { isGrave } from '#contract/codes/verdicts.ts';
import { readLanguage, type Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { languageOf } from '../http/answer.ts';
import { pageAssets } from './assets.ts';
import { gzipOf } from './gzip.ts';
import { html, page, type Html } from './html.ts';
import { pagePolicy } from './policy.ts';
import { renderDraft, renderShown, type ShippedPage } from './renderer.ts';
import type { ScanResult } from '../scans/scan.ts';
import { noteView } from './figures.ts';
import { findPage } from './find-page.ts';
import { offerBelow, type ReportOffer } from './report-offer.ts';
import { sceneOf } from './scene.ts';
import { tapMark } from './taps.ts';

const addressOf = ({ url }: FastifyRequest) => new URL(url, 'http://page');

/** The language chosen in the footer, else that of the browser. */
export function languageIn(request: FastifyRequest): Language {
  const chosen = addressOf(request).searchParams.get('language');
  return chosen ? readLanguage(chosen) : languageOf(request);
}

/**
 * Nothing is kept, except what a form was answered with: the browser shows it when somebody goes back, where otherwise
 * there would be an error.
 */
const keepingOf = ({ method }: FastifyRequest): string =>
  method === 'POST' ? 'private, no-cache' : 'no-store';

const send = (reply: FastifyReply, markup: string | Buffer, policy = pagePolicy): FastifyReply =>
  reply
    .header('cache-control', keepingOf(reply.request))
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(markup);

/** The page's own URL; `hidden` parameters are left out of its links. */
function hereWithout(request: FastifyRequest, hidden: readonly string[]): URL {
  const here = addressOf(request);
  for (const name of hidden) here.searchParams.delete(name);
  return here;
}

/** Sends a page with a message or form. */
export const sendPage = (
  reply: FastifyReply,
  language: Language,
  title: string,
  body: Html,
  { policy, scripts }: { policy?: string; scripts?: readonly string[] } = {},
): FastifyReply =>
  send(
    reply,
    page(language, title, hereWithout(reply.request, []), body, scripts, reply.request.site),
    policy,
  );

type Shown = Pick<ScanResult, 'answer' | 'seen' | 'company'> & {
  page: ShippedPage;
  language: Language;
  title: string;
  below: Html;
  report: ReportOffer | null;
  hidden: readonly string[];
};

const kinds = { code: 'trace', security: 'security' } as const;

/** Sends the block page of an answer: the company's own, or the default. */
export async function sendAnswer(
  app: App,
  reply: FastifyReply,
  { page: which, answer, seen, company, language, title, below, report, hidden }: Shown,
): Promise<FastifyReply> {
  const here = hereWithout(reply.request, hidden);
  const query = Object.fromEntries(here.searchParams);
  const found = seen && (await findPage(app, seen, kinds[which]));
  // A page of the company's own without a verdict cannot say that something is wrong.
  const own = found && isGrave(answer) && !hasVerdict(found.page) ? null : found;
  const page = own && own.page;
  const scene = await sceneOf(app, { answer, seen, company }, { language, query, page });
  // A page of the company's own may have no verdict to put the button into.
  const isInside = report?.isSuspicious === true && hasVerdict(page);
  const end = report && !isInside ? html`${below} ${offerBelow(report, language)}` : below;
  if (own && seen) noteView(app, own.shown, seen);
  return sendBlocks(reply, page ?? which, isInside ? { ...scene, report: report.href } : scene, {
    here,
    title,
    below: end.html.trim(),
    ...(own && { taps: tapMark(app, own.shown) }),
  });
}

const hasVerdict = (page: PageDocument | null): boolean =>
  !page || blocksOf(page).some(({ type }) => type === queryResult.type);

const aroundOf = (reply: FastifyReply, title: string) => ({
  here: hereWithout(reply.request, []),
  title,
  ...pageAssets,
  below: '',
  broken: (block: string, error: unknown) =>
    reply.log.error({ block, err: error }, 'a block cannot be shown'),
});

type Told = { here?: URL; title: string; top?: string; below?: string; taps?: string };

/** Sends a page of blocks; parts are cached for others. */
export async function sendBlocks(
  reply: FastifyReply,
  document: ShippedPage | PageDocument,
  scene: Scene,
  { title, ...more }: Told,
): Promise<FastifyReply> {
  const pieces = await renderShown(document, scene, { ...aroundOf(reply, title), ...more });
  const isPacked = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (isPacked) return send(reply.header('content-encoding', 'gzip'), gzipOf(pieces));
  return send(reply, Buffer.concat(pieces.map(({ bytes }) => bytes)));
}

/** The same without caching, for pages that are not shown twice. */
export const sendOnce = async (
  reply: FastifyReply,
  document: PageDocument,
  scene: Scene,
  { title, ...more }: Told,
): Promise<FastifyReply> =>
  send(reply, await renderDraft(document, scene, { ...aroundOf(reply, title), ...more }));
