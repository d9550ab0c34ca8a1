import { clockOf, dayOf } from '#blocks/kit/times.ts';
import {
  linkTexts,
  orderPageTexts as texts,
} from '#contract/features/procure/purchase-orders/link-texts.ts';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { groupDigits } from '#contract/decimal.ts';
import type { Language } from '#contract/language.ts';
import { currencyNames, formatMoney } from '#contract/money.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { lineSums } from '#contract/trade/sums.ts';
import type { LinkedOrder } from '../trade/order-link-answers.ts';
import { longField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { dateField, neededOn, type WrongFields } from './order-link-form.ts';
import { orderStyle } from './order-link-style.ts';

const style: Html = { html: `<style>${orderStyle}</style>` };
const { errors, fields } = linkTexts;
type Line = PurchaseInfo['lines'][number];
type Typed = Readonly<Record<string, string | undefined>>;
type Say = (text: Text, params?: TextParams) => string;

export type ShownOrder = {
  linked: LinkedOrder;
  /** The page's own address, without the language. */
  here: string;
  wrong?: WrongFields;
  /** What was typed before something was found wrong. */
  typed?: Typed;
  /** Why an answer was not taken. */
  told?: Text | null;
};

/** A page that says one thing, the same for every link that leads nowhere. */
export const orderMessage = (language: Language, sentence: Text, more: Text | null): Html =>
  html`${style}
    <section class="card is-plain ask po">
      <div role="status"><h1>${say(sentence, language)}</h1></div>
      ${more && html`<p>${say(more, language)}</p>`}
    </section>`;

/** The order as its supplier sees it, and the form to answer it. */
export function orderPage(shown: ShownOrder, language: Language): Html {
  const tell: Say = (text, params) => say(text, language, params);
  const { linked, here, told = null } = shown;
  const { order, company } = linked;
  // What is being changed is nothing to rely on.
  if (order.state === 'draft' || order.state === 'submitted')
    return orderMessage(language, texts.revising, texts.revisingLine);
  const canAnswer = order.state === 'approved';
  const list = linesOf(shown, tell, canAnswer);
  return html`${style}
    <section class="card is-plain ask po">
      <p class="po-from">${company}</p>
      <h1>${tell(texts.title, { code: order.code })}</h1>
      ${told && html`<p class="is-wrong" role="alert">${tell(told)}</p>`} ${standing(linked, tell)}
      ${canAnswer ? html`<p>${tell(texts.line)}</p>` : null} ${facts(linked, tell)}
      <a class="act" href="${here}/file?language=${language}">${tell(texts.file)}</a>
    </section>
    <section class="card is-plain ask po">
      <h2>${tell(texts.lines, { n: order.lines.length })}</h2>
      ${canAnswer ? confirmForm(shown, list, tell, language) : html`${list} ${sums(linked, tell)}`}
    </section>
    ${canAnswer ? declineForm(shown, tell, language) : null}`;
}

/** What has become of the order. */
function standing({ order, link }: LinkedOrder, tell: Say): Html | null {
  const { state } = order;
  if (state === 'approved') return null;
  const isBad = state === 'declined' || state === 'cancelled';
  const sentence =
    state === 'declined'
      ? texts.declined
      : state === 'cancelled'
        ? texts.cancelled
        : state === 'closed'
          ? texts.closed
          : texts.confirmed;
  // An answer to what the order was before it was changed is none to this one.
  const isAnswer = link.time !== null && Date.parse(link.time) >= Date.parse(order.approve_time);
  const answered = isAnswer && state !== 'cancelled' && state !== 'closed';
  return html`<div class="po-told ${isBad ? 'is-bad' : ''}" role="status">
    <strong>${tell(sentence)}</strong>
    ${
      answered
        ? html`<span
              >${tell(texts.answeredBy, { name: link.user, time: clockOf(link.time!) })}</span
            >
            <span>${tell(texts.told)}</span>`
        : null
    }
    ${isBad && order.reason !== '' ? html`<span>${tell(texts.reasonGiven, { reason: order.reason })}</span>` : null}
  </div>`;
}

function facts({ order, link }: LinkedOrder, tell: Say): Html {
  const rows: [string, string][] = [
    [tell(texts.supplier), order.supplier_name],
    [tell(texts.ordered), dayOf(order.approve_time)],
    [tell(texts.expected), order.expected_date ?? ''],
    [tell(texts.currency), `${tell(currencyNames[order.currency])} · ${tell(texts.netPrices)}`],
    [tell(texts.remark), order.remark],
    [tell(texts.validUntil), clockOf(link.expires)],
  ];
  const told = rows.filter(([, value]) => value !== '');
  return html`<dl>
    ${told.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd> `,
    )}
  </dl>`;
}

function linesOf({ linked, wrong = {}, typed }: ShownOrder, tell: Say, canAnswer: boolean): Html {
  const { order } = linked;
  const money = (cents: bigint | number) => formatMoney(cents, order.currency);
  const first = Object.keys(wrong)[0];
  const asked = (day: string) => (day === '' ? '' : tell(texts.needed, { day }));
  const dateOf = (line: Line): Html => {
    const needed = neededOn(linked, line);
    const promised = line.confirmed_date;
    if (!canAnswer) {
      const shown = promised ? tell(texts.promised, { day: promised }) : asked(needed);
      return html`<p class="po-date">${shown}</p>`;
    }
    const name = dateField(line);
    const problem = wrong[name];
    return html`<div class="po-date">
      <label
        >${needed === '' ? tell(fields.date) : tell(texts.dateFor, { day: needed })}<input
          type="date"
          name="${name}"
          value="${typed?.[name] ?? needed}"
          aria-label="${tell(texts.dateOf, { n: line.line_no, part: line.part_name })}"
          ${problem ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : null}
          ${name === first ? html`autofocus` : null}
      /></label>
      ${problem ? html`<p id="${name}-wrong" class="is-wrong">${problem}</p>` : null}
    </div>`;
  };
  return html`<ol class="po-lines">
    ${order.lines.map(
      (line) =>
        html`<li>
          <p><strong>${line.line_no}. ${line.part_name}</strong> <code>${line.part_code}</code></p>
          ${line.remark === '' ? null : html`<p>${line.remark}</p>`}
          <p class="po-figures">
            <span>${groupDigits(line.quantity)} ${line.unit_name} × ${money(line.price)}</span>
            <strong>${money(lineSums(line.quantity, line.price, 0).net)}</strong>
          </p>
          ${dateOf(line)}
        </li>`,
    )}
  </ol>`;
}

function sums({ order }: LinkedOrder, tell: Say): Html {
  const money = (cents: number) => formatMoney(cents, order.currency);
  return html`<dl class="po-sums">
    <dt>${tell(texts.net)}</dt>
    <dd>${money(order.net)}</dd>
    <dt>${tell(texts.tax, { rate: order.tax_rate })}</dt>
    <dd>${money(order.tax)}</dd>
    <dt>${tell(texts.total)}</dt>
    <dd>${money(order.total)}</dd>
  </dl>`;
}

const mendLine = (wrong: WrongFields, tell: Say): Html | null => {
  const n = Object.keys(wrong).length;
  return n === 0 ? null : html`<p class="is-wrong" role="alert">${tell(texts.toMend, { n })}</p>`;
};
const isDecline = (typed: Typed | undefined) => typed?.answer === 'decline';

function confirmForm(shown: ShownOrder, list: Html, tell: Say, language: Language): Html {
  const { linked, here, typed } = shown;
  const wrong = isDecline(typed) ? {} : (shown.wrong ?? {});
  const { lines, version } = linked.order;
  const problem = wrong.all;
  return html`${mendLine(wrong, tell)}
    <form method="post" action="${here}?language=${language}" novalidate>
      <input type="hidden" name="version" value="${version}" />
      ${list} ${sums(linked, tell)}
      <h2>${tell(texts.confirmTitle)}</h2>
      <p>${tell(texts.confirmLine)}</p>
      ${
        lines.length === 1
          ? null
          : html`<div>
              <label
                >${tell(texts.sameDate)}<input
                  type="date"
                  name="all"
                  value="${typed?.all ?? ''}"
                  aria-describedby="all-hint${problem ? ' all-wrong' : ''}"
                  ${problem ? html`aria-invalid="true"` : null}
              /></label>
              <p id="all-hint">${tell(texts.sameDateHint)}</p>
              ${problem ? html`<p id="all-wrong" class="is-wrong">${problem}</p>` : null}
            </div>`
      }
      ${textField(
        {
          name: 'name',
          label: tell(fields.name),
          missing: tell(errors.nameNeeded),
          wrong: wrong.name,
          isFirstWrong: Object.keys(wrong)[0] === 'name',
        },
        typed?.name ?? '',
        html`autocomplete="name" maxlength="40"`,
      )}
      <button class="act is-main" name="answer" value="confirm">${tell(texts.confirm)}</button>
    </form>`;
}

function declineForm(shown: ShownOrder, tell: Say, language: Language): Html {
  const { linked, here, typed } = shown;
  const isOpen = isDecline(typed);
  const wrong = isOpen ? (shown.wrong ?? {}) : {};
  const first = Object.keys(wrong)[0];
  return html`<section class="card is-plain ask po">
    <details ${isOpen ? html`open` : null}>
      <summary>${tell(texts.declineTitle)}</summary>
      <p>${tell(texts.declineLine)}</p>
      ${mendLine(wrong, tell)}
      <form method="post" action="${here}?language=${language}" novalidate>
        <input type="hidden" name="version" value="${linked.order.version}" />
        ${longField(
          {
            name: 'reason',
            label: tell(fields.reason),
            missing: tell(errors.reasonNeeded),
            wrong: wrong.reason,
            isFirstWrong: first === 'reason',
          },
          typed?.reason ?? '',
          200,
        )}
        ${textField(
          {
            name: 'decline_name',
            label: tell(fields.name),
            missing: tell(errors.nameNeeded),
            wrong: wrong.decline_name,
            isFirstWrong: first === 'decline_name',
          },
          typed?.decline_name ?? '',
          html`autocomplete="name" maxlength="40"`,
        )}
        <button class="act is-bad" name="answer" value="decline">${tell(texts.decline)}</button>
      </form>
    </details>
  </section>`;
}
