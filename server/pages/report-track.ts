import type { FastifyReply, FastifyRequest } from 'fastify';
import { clockOf } from '#blocks/kit/times.ts';
import { reportStatusTexts } from '#contract/features/sale/reports/moves.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { reportPageTexts as texts } from '#contract/texts/report-page.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import {
  findTrackedReport,
  readReportLink,
  readTrackedReport,
  type TrackedReport,
} from '../reports/track.ts';
import { originOf } from '../scans/visitor.ts';
import { codeField, phoneEndField } from './forms.ts';
import { html, type Html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { productPath } from './requested-product.ts';
import { reportedCode } from './reported-code.ts';
import { languageIn, sendPage } from './send.ts';
import { serviceHead, serviceOf } from './service-head.ts';

type Request = FastifyRequest<FormRequest>;

/** `/report/track`: how a report stands, by the link from its form or by number and phone digits. */
export async function trackReport(app: App, request: Request, reply: FastifyReply) {
  const language = languageIn(request);
  const linked = readReportLink(app, textIn(request.query, 'report'));
  const asked = request.method === 'POST' ? await track(app, request, language) : null;
  const found =
    asked?.found ??
    (linked && !asked
      ? await transact(app.database.main, systemActor, (tx) =>
          readTrackedReport(tx, linked, language),
        )
      : null);
  const isSent = found !== null && !asked && textIn(request.query, 'sent') === '1';
  const code = textIn(request.body, 'code') || textIn(request.query, 'code');
  // Opened from a product's page: whose it is, before anything was asked.
  const about = asked || linked ? null : await reportedCode(app, request, code);
  const company = asked?.company ?? linked?.company ?? about?.company ?? null;
  const head = serviceHead(await serviceOf(app, company, language), language);
  const back = found ? productPath(request, language) : null;
  const body = html`${head} ${found ? card(found, language, isSent) : null}
  ${
    back === null
      ? null
      : html`<div class="page-below">
          <a class="act is-main" href="${back}">${say(publicPageTexts.toProduct, language)}</a>
        </div>`
  }
  ${
    found
      ? null
      : trackReportForm(language, {
          code,
          number: textIn(request.body, 'number'),
          told: asked?.told ?? '',
          isFirst: true,
        })
  }`;
  const title = say(isSent ? texts.sent : texts.progress, language);
  return sendPage(reply, language, title, body);
}

async function track(
  app: App,
  request: Request,
  language: Language,
): Promise<{ found: TrackedReport | null; told: string; company?: number }> {
  const told = say(texts.trackNone, language);
  const origin = originOf(app, request.ip);
  const about = await reportedCode(app, request, textIn(request.body, 'code'));
  if (!about) return { found: null, told };
  const { company } = about;
  try {
    return await transact(app.database.main, systemActor, async (tx) => {
      const id = await findTrackedReport(app, tx, {
        company,
        code: textIn(request.body, 'number'),
        end: textIn(request.body, 'end'),
        origin,
      });
      const found = id === null ? null : await readTrackedReport(tx, { company, id }, language);
      return { found, told: found ? '' : told, company };
    });
  } catch (error) {
    if (error instanceof Refusal) return { found: null, told: say(error.text, language), company };
    throw error;
  }
}

/** One's own report: its number, status, and the company's reply. */
const card = (report: TrackedReport, language: Language, isSent: boolean): Html => {
  const line = (label: string, value: Html | string) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<section class="card is-plain ask track">
    <div role="status"><h1>${say(isSent ? texts.sent : texts.progress, language)}</h1></div>
    ${isSent ? html`<p>${say(texts.sentLine, language)}</p>` : null}
    <dl>
      ${line(say(texts.number, language), html`<span class="track-number">${report.code}</span>`)}
      ${line(say(texts.product, language), report.product)}
      ${line(say(texts.status, language), say(reportStatusTexts[report.state], language))}
      ${line(
        say(texts.time, language),
        html`<time datetime="${report.time}">${clockOf(report.time)}</time>`,
      )}
    </dl>
    <h2>${say(texts.reply, language)}</h2>
    ${
      report.reply === ''
        ? html`<p>${say(texts.noReply, language)}</p>`
        : html`<p class="report-reply">${report.reply}</p>
            <p><time datetime="${report.reply_time}">${clockOf(report.reply_time)}</time></p>`
    }
  </section>`;
};

type Asked = { code: string; number: string; told: string; isFirst: boolean };

/** The form for number and last phone digits; sent in the body, so that no log contains them. */
export function trackReportForm(language: Language, { code, number, told, isFirst }: Asked): Html {
  const heading = say(texts.track, language);
  return html`<section class="card is-plain ask">
    ${isFirst ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`}
    ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
    <form method="post" action="/report/track?language=${language}" novalidate>
      ${
        code === '' || told !== ''
          ? codeField(say(publicPageTexts.code, language), { name: 'code', value: code, most: 512 })
          : html`<input type="hidden" name="code" value="${code}" />`
      }
      ${codeField(say(texts.number, language), { name: 'number', value: number, most: 40 })}
      ${phoneEndField(say(publicPageTexts.phoneEnd, language))}
      <button class="act">${say(publicPageTexts.trackGo, language)}</button>
    </form>
  </section>`;
}
