import { clockOf, dayOf } from '#blocks/kit/times.ts';
import { countryName } from '#contract/countries.ts';
import type { Language } from '#contract/language.ts';
import type { InThree, Party, ShownPassport } from '#contract/passports/content.ts';
import type { Fact } from '#contract/passports/facts.ts';
import { passportPage as texts, passportWords as words } from '#contract/passports/texts.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { html, type Html } from './html.ts';

type Tell = (text: Text, params?: TextParams) => string;
type Row = readonly [name: string, value: string | Html];
export type Show = { shown: ShownPassport; language: Language; files: (url: string) => string };

/** A text of the company in the reader's language, else in Chinese, else in the one that it has. */
export const inWords = ({ zh, en, tw }: InThree, language: Language): string =>
  ({ zh_CN: zh, en, zh_TW: tw })[language] || zh || en || tw;

const rowsOf = (rows: readonly (Row | null)[]): Html | null => {
  const told = rows.filter((row) => row !== null && row[1] !== '') as Row[];
  if (told.length === 0) return null;
  return html`<dl>
    ${told.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd> `,
    )}
  </dl>`;
};
const prose = (text: string): Html | null =>
  text === '' ? null : html`<p class="dpp-text">${text}</p>`;

export const partyRows = (party: Party, tell: Tell, language: Language): Html | null =>
  rowsOf([
    [tell(texts.name), inWords(party.name, language)],
    [tell(texts.id), party.id],
    [tell(texts.address), party.address],
    [tell(texts.contact), party.contact ?? ''],
  ]);

export const identityRows = ({ shown, language }: Show, tell: Tell): Html | null => {
  const { identity, facts } = shown;
  return rowsOf([
    [tell(texts.model), inWords(identity.model, language)],
    [tell(texts.gtin), identity.gtin],
    [tell(texts.group), tell(words.groups[identity.product_group])],
    [tell(texts.commodity), identity.commodity_code],
    [tell(texts.registration), identity.registration_number],
    [tell(words.facts.origin), facts.origin ? countryName(facts.origin, language) : ''],
  ]);
};

/** The unit of the page: what is known of it alone. */
export function itemRows({ shown: { item }, language }: Show, tell: Tell): Html | null {
  if (!item) return null;
  const place = item.facility;
  const { tests, events } = item;
  return html`${rowsOf([
    [tell(texts.serial), html`<code>${item.serial}</code>`],
    [tell(words.facts.batch), item.batch ?? ''],
    [tell(words.facts.production_date), item.production_date ?? ''],
    [
      tell(words.facts.facility),
      place
        ? [
            inWords(place.name, language),
            place.code && tell(texts.facilityCode, { code: place.code }),
          ]
            .filter((one) => one !== '')
            .join(' · ')
        : '',
    ],
  ])}
  ${
    tests
      ? html`<h3>${tell(words.facts.tests)}</h3>
          <ul class="dpp-list">
            ${tests.map(
              (one) =>
                html`<li>
                  <strong>${one.name}</strong
                  ><span>${tell(texts.results[one.result])} ${one.value}</span
                  ><span>${clockOf(one.time)}</span>
                </li>`,
            )}
          </ul>`
      : null
  }
  ${
    events
      ? html`<h3>${tell(words.facts.events)}</h3>
          ${rowsOf([
            [tell(texts.eventCount), String(events.count)],
            [tell(texts.eventLast), clockOf(events.last)],
            [tell(texts.eventDigest), html`<code>${events.digest}</code>`],
          ])}`
      : null
  }`;
}

/** The facts that are shown, each with its heading, in the order of the page. */
export function factSections(show: Show, tell: Tell): (readonly [Fact, Html | null])[] {
  const { shown, language } = show;
  const { facts } = shown;
  const { carbon, resources, durability, spare_parts: spare, end_of_life: end } = facts;
  const text = (one: InThree | undefined) => (one ? prose(inWords(one, language)) : null);
  const years = (n: number | null) => (n === null ? '' : tell(texts.years, { n }));
  const all: [Fact, Html | null][] = [
    ['materials', facts.materials ? materialList(show, tell) : null],
    ['substances', facts.substances ? substanceList(show, tell) : null],
    ['components', facts.components ? componentList(show) : null],
    [
      'carbon',
      carbon
        ? rowsOf([
            [tell(words.facts.carbon), carbonWords(carbon, tell)],
            [tell(texts.stage), tell(words.stages[carbon.stage])],
            [tell(texts.standard), carbon.standard],
          ])
        : null,
    ],
    [
      'resources',
      resources
        ? rowsOf([
            [
              tell(texts.energy),
              resources.energy === null ? '' : tell(texts.kwh, { n: resources.energy }),
            ],
            [
              tell(texts.water),
              resources.water === null ? '' : tell(texts.litres, { n: resources.water }),
            ],
          ])
        : null,
    ],
    [
      'durability',
      durability
        ? html`${rowsOf([
            [tell(texts.lifetime), years(durability.years)],
            [
              tell(texts.warranty),
              durability.warranty_months > 0
                ? tell(texts.months, { n: durability.warranty_months })
                : '',
            ],
          ])}
          ${text(durability.text)}`
        : null,
    ],
    [
      'repairability',
      facts.repairability === undefined
        ? null
        : prose(tell(texts.score, { n: facts.repairability })),
    ],
    [
      'spare_parts',
      spare
        ? html`${rowsOf([[tell(texts.available), years(spare.years)]])} ${text(spare.text)}`
        : null,
    ],
    ['repair_guide', text(facts.repair_guide)],
    ['disassembly', text(facts.disassembly)],
    [
      'end_of_life',
      end ? html`${[end.take_back, end.recycling].map((one) => text(one) ?? html``)}` : null,
    ],
    ['care', text(facts.care)],
    ['safety', text(facts.safety)],
    ['manufacturer', facts.manufacturer ? partyRows(facts.manufacturer, tell, language) : null],
    ['importer', facts.importer ? partyRows(facts.importer, tell, language) : null],
  ];
  return all.filter(([, markup]) => markup !== null);
}

export const carbonWords = ({ value, unit }: { value: number; unit: string }, tell: Tell): string =>
  tell(texts.carbonValue, { n: value, unit: unit || tell(texts.oneUnit) });

function materialList({ shown, language }: Show, tell: Tell): Html {
  return html`<ul class="dpp-list">
    ${shown.facts.materials!.map(({ name, share, recycled, country, is_critical: isCritical }) => {
      const told = [
        share === null ? '' : tell(texts.share, { n: share }),
        recycled === null ? '' : tell(texts.recycled, { n: recycled }),
        country === '' ? '' : tell(texts.from, { country: countryName(country, language) }),
        isCritical ? tell(texts.critical) : '',
      ].filter((one) => one !== '');
      return html`<li>
        <strong>${inWords(name, language)}</strong>
        ${
          share === null
            ? null
            : html`<span class="dpp-bar" aria-hidden="true"
                ><i style="width:${String(share)}%"></i
              ></span>`
        }
        <span>${told.join(' · ')}</span>
      </li>`;
    })}
  </ul>`;
}

function substanceList({ shown, language }: Show, tell: Tell): Html {
  return html`<ul class="dpp-list">
    ${shown.facts.substances!.map(({ name, cas, concentration, location }) => {
      const told = [
        cas === '' ? '' : `CAS ${cas}`,
        concentration === null ? '' : tell(texts.concentration, { n: concentration }),
        inWords(location, language),
      ].filter((one) => one !== '');
      return html`<li>
        <strong>${inWords(name, language)}</strong> <span>${told.join(' · ')}</span>
      </li>`;
    })}
  </ul>`;
}

const componentList = ({ shown, language }: Show): Html =>
  html`<ul class="dpp-list">
    ${shown.facts.components!.map(
      ({ code, name, quantity, unit }) =>
        html`<li>
          <strong>${inWords(name, language)}</strong>
          <span>${code} · ${quantity} ${unit}</span>
        </li>`,
    )}
  </ul>`;

export const documentList = ({ shown, language, files }: Show, tell: Tell): Html | null =>
  shown.documents.length === 0
    ? null
    : html`<ul class="dpp-list">
        ${shown.documents.map((one) => {
          const told = [
            tell(words.documentKinds[one.kind]),
            one.number,
            one.issuer === '' ? '' : tell(texts.issuer, { name: one.issuer }),
            one.valid_until === '' ? '' : tell(texts.validUntil, { day: dayOf(one.valid_until) }),
          ].filter((word) => word !== '');
          return html`<li>
            <a href="${files(one.url)}" rel="noopener">${inWords(one.name, language)}</a>
            <span>${told.join(' · ')}</span>
          </li>`;
        })}
      </ul>`;

export const tellIn =
  (language: Language): Tell =>
  (text, params) =>
    say(text, language, params);
