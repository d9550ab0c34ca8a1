import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Failure } from '#contract/envelope.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import type { Language } from '#contract/language.ts';
import { findText, say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { photosOf, type Album } from '../repairs/photos.ts';
import { newRequestKey, readRequestKey } from '../repairs/request-key.ts';
import { faultsOf } from '../repairs/words.ts';
import { textIn, type FormRequest } from './query.ts';
import { requestedProduct, titleIn } from './requested-product.ts';
import { askFor, repairForm, repairNames, type RepairForm, type Wrong } from './repair-form.ts';
import { readParts } from './repair-parts.ts';
import { languageIn, sendPage } from './send.ts';

type Request = FastifyRequest<FormRequest>;

/** `/repair`: the repair request of a consumer. */
export async function openRepair(app: App, request: Request, reply: FastifyReply) {
  const form = {
    sn: textIn(request.query, 'sn') || textIn(request.query, 'code'),
    fault_type: '',
    content: '',
    name: '',
    phone: '',
    key: newRequestKey(app),
  };
  return show(app, request, reply, { form, wrong: {}, told: '', album: null });
}

/** Submits the form through the API call, so that page and call behave the same. */
export async function sendRepair(
  server: FastifyInstance,
  app: App,
  request: Request,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const { fields, problem, album } = await readParts(app, reply, language, (given) =>
    albumOf(app, request, given),
  );
  const form = Object.fromEntries(
    [...repairNames, 'key'].map((name) => [name, textIn(fields, name).trim()]),
  ) as RepairForm;
  const wrong: Wrong = { ...missingIn(form, language), ...(problem ? { photos: problem } : {}) };
  if (Object.keys(wrong).length > 0)
    return show(app, request, reply, { form, wrong, told: '', album });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/web/api/repair',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: form,
  });
  const told = answer.json<Answer<{ link: string }> | Failure>();
  if (told.code !== 0) {
    const errors = (told as Failure).errors ?? [];
    const said = Object.fromEntries(
      errors.map(({ field, msg }) => [field, named(field, msg, language)]),
    ) as Wrong;
    const isStale = readRequestKey(app, form.key) === null;
    return show(app, request, reply, {
      // An expired form continues as a new one; its photos must be added again.
      form: isStale ? { ...form, key: newRequestKey(app) } : form,
      wrong: said,
      told: errors.length > 0 ? '' : told.msg,
      album: isStale ? null : album,
    });
  }
  return reply.redirect(
    wayOn(request, language, (told as Answer<{ link: string }>).data.link),
    303,
  );
}

/** Adds the field's label to a message that does not name it. */
function named(field: string, msg: string, language: Language): string {
  const label = findText(repairTexts.fields, field);
  if (!label || msg.toLowerCase().includes(say(label, language).toLowerCase())) return msg;
  return `${say(label, language)}${say(validationTexts.colon, language)}${msg}`;
}

/** Links to the product's records, with the page's own query. */
function wayOn({ url }: Request, language: Language, link: string): string {
  const { searchParams: query } = new URL(url, 'http://page');
  query.set('page', '1');
  query.set('language', language);
  query.set('title', say(texts.repairSent, language));
  query.set('request', link);
  return `/afterrecords?${query.toString()}`;
}

async function albumOf(
  app: App,
  request: Request,
  fields: Readonly<Record<string, string>>,
): Promise<Album | null> {
  const name = readRequestKey(app, textIn(fields, 'key'));
  const product = name === null ? null : await requestedProduct(app, request, textIn(fields, 'sn'));
  return name !== null && product ? { company: product.company, request: name } : null;
}

function missingIn(form: RepairForm, language: Language): Wrong {
  const missing = repairNames.filter((name) => form[name] === '');
  return Object.fromEntries(missing.map((name) => [name, askFor(name, language)]));
}

type Shown = { form: RepairForm; wrong: Wrong; told: string; album: Album | null };

async function show(app: App, request: Request, reply: FastifyReply, shown: Shown) {
  const language = languageIn(request);
  const { faults, photos } = await transact(app.database.main, systemActor, async (tx) => ({
    faults: (await faultsOf(tx, language)).offered,
    photos: shown.album ? await photosOf(tx, shown.album) : [],
  }));
  const body = repairForm(app, request, language, { ...shown, faults, photos });
  // The title is fixed by the specification unless the page was opened with another.
  return sendPage(reply, language, titleIn(request, say(texts.activation, language)), body);
}
