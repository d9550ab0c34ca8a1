import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { fileAddress, formatOf, isFileName } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { textIn, type FormRequest } from './query.ts';
import { pageAssets } from './assets.ts';
import { html, type Html } from './html.ts';
import { modelPolicy } from './policy.ts';
import { titleIn, productPath } from './requested-product.ts';
import { languageIn, sendPage } from './send.ts';

const asked = z.object({
  name: z.string().max(200).catch(''),
  model_iframe: z.string().max(2_000).catch(''),
  modelUrl: z.string().max(2_000).catch(''),
});
type ModelData = z.infer<typeof asked>;

function readModelData(text: string): ModelData {
  try {
    return asked.parse(JSON.parse(text));
  } catch {
    return { name: '', model_iframe: '', modelUrl: '' };
  }
}

/** Whether a URL may be framed: only of the hosts in `MODEL_HOSTS`, by name and over TLS. */
export function frameAddress(
  text: string,
  own: string | undefined,
  hosts: string | undefined,
): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname;
  if (isIP(host.replaceAll(/[[\]]/g, '')) > 0 || !host.includes('.') || host.endsWith('.local'))
    return null;
  if (own && URL.canParse(own) && new URL(own).hostname === host) return null;
  const trusted = hosts?.split(',').map((one) => one.trim().toLowerCase()) ?? [];
  const isTrusted = (one: string) => host === one || host.endsWith(`.${one}`);
  return trusted.some(isTrusted) ? url : null;
}

/** `/threedModel`: an uploaded 3D model in our viewer, or one of a trusted host in a sandboxed frame. */
export async function model(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  const language = languageIn(request);
  const data = readModelData(textIn(request.query, 'modelData'));
  const file = await findModel(app, data.modelUrl);
  const { PUBLIC_URL: own, MODEL_HOSTS: hosts } = app.settings;
  const frame = file ? null : frameAddress(data.model_iframe, own, hosts);
  const name = data.name.trim() || say(texts.modelTitle, language);
  const body = html`<div class="model">
    <header class="model-head">
      <sy-back
        ><a
          href="${productPath(request, language) ?? `/template?language=${language}`}"
          aria-label="${say(texts.goBack, language)}"
          ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg></a
      ></sy-back>
      <h1>${name}</h1>
    </header>
    ${file ? viewer(file, name, language) : frame ? framed(frame, name, language) : none(language)}
  </div>`;
  return sendPage(reply, language, titleIn(request, name, language), body, {
    policy: modelPolicy(frame?.origin),
    scripts: file ? pageAssets.modelScripts : [],
  });
}

type Stored = { url: string; format: string };

/** A model that a company shows on its pages: only public files. */
async function findModel(app: App, address: string): Promise<Stored | null> {
  if (!fileAddress.test(address)) return null;
  const file = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('stored_file')
      .select('name')
      .where('address', '=', address.slice(address.lastIndexOf('/') + 1))
      .where('is_public', '=', true)
      .executeTakeFirst(),
  );
  return file && isFileName(file.name) ? { url: address, format: formatOf(file.name) } : null;
}

const viewer = ({ url, format }: Stored, name: string, language: Language): Html =>
  html`<sy-model data-src="${url}" data-format="${format}">
    <div class="model-room" role="img" aria-label="${name}"></div>
    <p class="model-note" role="status" data-failed="${say(texts.modelFailed, language)}">
      ${say(texts.modelLoading, language)}
    </p>
    <p class="model-tools" hidden>
      <button type="button" data-do="out">${say(texts.zoomOut, language)}</button>
      <button type="button" data-do="in">${say(texts.zoomIn, language)}</button>
      <button type="button" data-do="reset">${say(texts.reset, language)}</button>
      <span>${say(texts.modelHint, language)}</span>
    </p>
    <p class="model-file"><a class="act" href="${url}">${say(texts.modelDownload, language)}</a></p>
  </sy-model>`;

/** It may run its own scripts, but reaches neither this page nor the window. */
const framed = (url: URL, name: string, language: Language): Html =>
  html`<p class="model-note">${say(texts.modelFrom, language, { host: url.host })}</p>
    <iframe
      class="model-room"
      src="${url.href}"
      title="${name}"
      sandbox="allow-scripts allow-same-origin"
      referrerpolicy="no-referrer"
      allow="fullscreen"
    ></iframe>`;

const none = (language: Language): Html =>
  html`<p class="model-none" role="status">${say(texts.modelNone, language)}</p>`;
