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
import { html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { requestedProduct, titleIn } from './requested-product.ts';
import { askFor, repairForm, repairNames, type RepairForm, type Wrong } from './repair-form.ts';
import { readParts } from './repair-parts.ts';
import { productName } from './product-name.ts';
import { ownFormPage } from './own-form-page.ts';
import { languageIn, sendBlocks, sendPage } from './send.ts';
import { consentIn, consentMissing, serviceHead, serviceOf } from './service-head.ts';

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
  const consent = consentIn(textIn(fields, 'consent'));
  const wrong: Wrong = {
    ...missingIn(form, language),
    ...(consent === undefined ? { consent: consentMissing(language) } : {}),
    ...(problem ? { photos: problem } : {}),
  };
  if (Object.keys(wrong).length > 0)
    return show(app, request, reply, { form, wrong, told: '', album, given: consent });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/web/api/repair',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: { ...form, consent },
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
      given: consent,
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
  if (
    !label ||
    field === 'consent' ||
    msg.toLowerCase().includes(say(label, language).toLowerCase())
  )
    return msg;
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

type Shown = {
  form: RepairForm;
  wrong: Wrong;
  told: string;
  album: Album | null;
  /** The notice that was ticked. */
  given?: string | undefined;
};

async function show(app: App, request: Request, reply: FastifyReply, shown: Shown) {
  const language = languageIn(request);
  const { faults, photos } = await transact(app.database.main, systemActor, async (tx) => ({
    faults: (await faultsOf(tx, language)).offered,
    photos: shown.album ? await photosOf(tx, shown.album) : [],
  }));
  // A wrong number was counted as a guess before.
  const known = shown.wrong.sn ? null : await requestedProduct(app, request, shown.form.sn);
  const service = await serviceOf(app, known?.company ?? null, language, shown.given);
  const product = await productName(app, known, textIn(request.query, 'part_name'), language);
  const body = html`${serviceHead(service, language)}
  ${repairForm(app, request, language, { ...shown, faults, photos, service, product })}`;
  // The title is fixed by the specification unless the page was opened with another.
  const title = titleIn(request, say(texts.activation, language), language);
  const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
  const isAgain = request.method !== 'GET';
  const around = { language, query, isAgain };
  const own = known && (await ownFormPage(app, known, 'service', around));
  return own
    ? sendBlocks(reply, own.page, own.scene, { title, below: body.html, taps: own.taps })
    : sendPage(reply, language, title, body);
}
