import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verdicts, type Verdict } from '#contract/codes/verdicts.ts';
import type { Answer, Failure } from '#contract/envelope.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import type { Language } from '#contract/language.ts';
import { findText, say } from '#contract/text.ts';
import { reportPageTexts as texts } from '#contract/texts/report-page.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { photosOf, type Album } from '../repairs/photos.ts';
import { newReportKey, readReportKey, type Reported } from '../reports/report-key.ts';
import { html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { readParts } from './repair-parts.ts';
import {
  codeQuestion,
  reportForm,
  reportNames,
  type ReportForm,
  type Wrong,
} from './report-form.ts';
import { trackReportForm } from './report-track.ts';
import { reportedCode } from './reported-code.ts';
import { languageIn, sendPage } from './send.ts';
import { consentIn, consentMissing, serviceHead, serviceOf } from './service-head.ts';

type Request = FastifyRequest<FormRequest>;

const empty = Object.fromEntries(reportNames.map((name) => [name, ''])) as ReportForm;

/** `/report?code=`: the report of a fake by a consumer. */
export async function openReport(app: App, request: Request, reply: FastifyReply) {
  const about = await aboutIn(app, request);
  if (!about) return askForCode(request, reply);
  const form = { ...empty, key: newReportKey(app, about) };
  return show(app, request, reply, about, { form, wrong: {}, told: '', album: null });
}

/** Submits the form through the API call, so that page and call behave the same. */
export async function sendReport(
  server: FastifyInstance,
  app: App,
  request: Request,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const { fields, problem, album } = await readParts(app, reply, language, async (given) =>
    albumOf(app, given),
  );
  const form = Object.fromEntries(
    [...reportNames, 'key'].map((name) => [name, textIn(fields, name).trim()]),
  ) as ReportForm;
  const sealed = readReportKey(app, form.key);
  const about = sealed ?? (await aboutIn(app, request));
  if (!about) return askForCode(request, reply);
  const consent = consentIn(textIn(fields, 'consent'));
  // An expired form continues as a new one; its photos must be added again.
  const kept = sealed ? form : { ...form, key: newReportKey(app, about) };
  const again = (wrong: Wrong, told: string) =>
    show(app, request, reply, about, {
      ...{ form: kept, wrong, told, given: consent },
      album: sealed ? album : null,
    });
  const wrong: Wrong = {
    ...missingIn(form, language),
    ...(consent === undefined ? { consent: consentMissing(language) } : {}),
    ...(problem ? { photos: problem } : {}),
  };
  if (Object.keys(wrong).length > 0) return again(wrong, '');
  const answer = await server.inject({
    method: 'POST',
    url: '/api/web/api/report',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: { ...form, sn: about.code, consent },
  });
  const told = answer.json<Answer<{ link: string }> | Failure>();
  if (told.code !== 0) {
    const errors = (told as Failure).errors ?? [];
    const said = Object.fromEntries(
      errors.map(({ field, msg }) => [
        field,
        field === 'link' && !/^https?:\/\//i.test(form.link)
          ? say(texts.linkWrong, language)
          : named(field, msg, language),
      ]),
    ) as Wrong;
    return again(said, errors.length > 0 ? '' : told.msg);
  }
  const query = new URLSearchParams({
    code: about.code,
    language,
    report: (told as Answer<{ link: string }>).data.link,
    sent: '1',
  });
  return reply.redirect(`/report/track?${query.toString()}`, 303);
}

/** Adds the field's label to a message that does not name it. */
function named(field: string, msg: string, language: Language): string {
  const label = findText(reportTexts.fields, field);
  if (
    !label ||
    field === 'consent' ||
    msg.toLowerCase().includes(say(label, language).toLowerCase())
  )
    return msg;
  return `${say(label, language)}${say(validationTexts.colon, language)}${msg}`;
}

/** The code of the address, and whose it is. */
const aboutIn = (app: App, request: Request): Promise<Reported | null> =>
  reportedCode(
    app,
    request,
    textIn(request.query, 'code') || textIn(request.query, 'sn'),
    verdictIn(textIn(request.query, 'verdict')),
  );

/** What the page before said; only a word of the list is kept. */
const verdictIn = (text: string): Verdict | '' => verdicts.find((one) => one === text) ?? '';

function askForCode(request: Request, reply: FastifyReply) {
  const language = languageIn(request);
  const code = textIn(request.query, 'code') || textIn(request.query, 'sn');
  const told = code === '' ? '' : say(texts.nobody, language);
  const body = codeQuestion(language, code, told);
  return sendPage(reply, language, say(texts.title, language), body);
}

function albumOf(app: App, fields: Readonly<Record<string, string>>): Album | null {
  const sealed = readReportKey(app, textIn(fields, 'key'));
  return sealed && { company: sealed.company, request: sealed.request, of: 'report' };
}

const missingIn = ({ content }: ReportForm, language: Language): Wrong =>
  content === '' ? { content: say(texts.contentMissing, language) } : {};

type Shown = {
  form: ReportForm;
  wrong: Wrong;
  told: string;
  album: Album | null;
  /** The notice that was ticked. */
  given?: string | undefined;
};

async function show(
  app: App,
  request: Request,
  reply: FastifyReply,
  { code, company }: Reported,
  { album, given, ...shown }: Shown,
) {
  const language = languageIn(request);
  const photos = album
    ? await transact(app.database.main, systemActor, (tx) => photosOf(tx, album))
    : [];
  const service = await serviceOf(app, company, language, given);
  const form = { ...shown, action: request.url, code, photos, service };
  const body = html`${serviceHead(service, language)} ${reportForm(app, language, form)}
  ${trackReportForm(language, { code, number: '', told: '', isFirst: false })}`;
  return sendPage(reply, language, say(texts.title, language), body);
}
