import { afterSales } from '#blocks/after-sales/spec.ts';
import { attachmentInfo } from '#blocks/attachment-info/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Answer, Scene, Way } from '#blocks/kit/scene.ts';
import { campaignsNamedBy, productsNamedBy } from '#blocks/named-products.ts';
import { passport } from '#blocks/passport/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { reward } from '#blocks/reward/spec.ts';
import { survey } from '#blocks/survey/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';
import { isHidden, type MarkFact } from '#contract/codes/mark.ts';
import type { QueryResult } from '#contract/features/consumer/contract.ts';
import type { PreviewFormat } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { brandFor } from '../codes/brands.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { signedAddress } from '../files/addresses.ts';
import { repairsShown } from '../repairs/shown.ts';
import type { ScannedItem } from '../scans/answers.ts';
import { logWithoutHidden } from '../scans/hidden-facts.ts';
import { shownChecks } from '../scans/log.ts';
import { productOf } from '../scans/products.ts';
import { readChecks, tellChecks } from '../scans/query-log.ts';
import type { ScanResult } from '../scans/scan.ts';
import { publishedRecords } from '../quality/published.ts';
import { circulationOf } from './circulation.ts';
import { passportCardOf } from './passport-card.ts';
import { cardsOf } from './products.ts';
import { recordsOf, testedOf } from './records.ts';
import { campaignsOf } from './reward-cards.ts';
import { consentAsked } from './service-head.ts';

/** The public pages that blocks may link to. */
const ways: readonly Way[] = [
  '/activation',
  '/repair',
  '/afterrecords',
  '/threedModel',
  '/survey',
  '/reward',
  '/help',
];

const mostFiles = 50;

type Known = Pick<
  Scene,
  | 'log'
  | 'batchCode'
  | 'attributes'
  | 'process'
  | 'quality'
  | 'tests'
  | 'circulation'
  | 'passport'
  | 'attachments'
  | 'repairs'
  | 'has3d'
  | 'products'
  | 'campaigns'
>;
type Around = {
  language: Language;
  query: Readonly<Record<string, string>>;
  /** The company's published page, if any: it may name products. */
  page: PageDocument | null;
  place?: Scene['place'];
};
const nothing: Known = {
  log: { rows: [], count: 0 },
  batchCode: '',
  attributes: [],
  process: [],
  quality: [],
  tests: [],
  circulation: [],
  passport: null,
  attachments: [],
  repairs: { rows: [], count: 0 },
  has3d: false,
  products: {},
  campaigns: {},
};

/** Everything a page shows besides its settings. What is not stored yet (models) is empty. */
export async function sceneOf(
  app: App,
  {
    answer: { verdict, reasons, result },
    seen,
    company,
  }: Pick<ScanResult, 'answer' | 'seen' | 'company'>,
  { language, query, page, place = 'page' }: Around,
): Promise<Scene> {
  const wants = wantedBy(page, place);
  const known =
    result && seen ? await readKnown(app, { verdict, result }, seen, wants, language) : nothing;
  const consent = seen && wants.consent ? await consentAsked(app, seen.company) : null;
  return {
    language,
    place,
    answer: { verdict, reasons, result },
    ...(await brandFor(app, company, language)),
    ...known,
    model: null,
    ways,
    query,
    ...(consent ? { consent } : {}),
  };
}

/** Data of a code that only some pages need. */
type Wanted = {
  files: boolean;
  repairs: boolean;
  circulation: boolean;
  passport: boolean;
  records: boolean;
  /** Whether a form asks for something personal. */
  consent: boolean;
  products: readonly number[];
  campaigns: readonly number[];
};
const wanted = new WeakMap<PageDocument, Wanted>();

/** The designer loads the files of a code before it knows which blocks there will be, and products separately. */
function wantedBy(page: PageDocument | null, place: Scene['place']): Wanted {
  if (!page)
    return {
      files: place === 'canvas',
      repairs: true,
      circulation: true,
      passport: true,
      records: true,
      consent: false,
      products: [],
      campaigns: [],
    };
  const known = wanted.get(page);
  if (known) return known;
  const has = (wantedType: string) => blocksOf(page).some(({ type }) => type === wantedType);
  const found = {
    files: has(attachmentInfo.type),
    repairs: has(afterSales.type),
    circulation: has(circulation.type),
    passport: has(passport.type),
    records: [productionRecord, qualityRecord, testData].some(({ type }) => has(type)),
    consent: has(survey.type) || has(reward.type),
    products: productsNamedBy(page),
    campaigns: campaignsNamedBy(page),
  };
  wanted.set(page, found);
  return found;
}

async function readKnown(
  app: App,
  { verdict, result }: Pick<Answer, 'verdict'> & { result: QueryResult },
  seen: ScannedItem,
  {
    files,
    repairs,
    circulation: way,
    passport: wantsPassport,
    records,
    products,
    campaigns,
  }: Wanted,
  language: Language,
): Promise<Known> {
  const { company, partId, batchId, checks, code } = seen;
  const hides = (fact: MarkFact) => isHidden(result, fact);
  const wantsFiles = files && !hides('attachments');
  const about = await productOf(app, { company, partId, batchId }, language);
  // A likely copy must not borrow the records and the way of the original.
  const published =
    (records || way) && verdict !== 'SUSPECT_CLONE' ? await publishedRecords(app, seen) : [];
  // Most pages need nothing beyond the scan's data: the database is asked only for the rest.
  const more =
    checks && !wantsFiles
      ? { rows: tellChecks(checks, code, language), files: [] }
      : await transact(app.database.main, systemActor, async (tx) => ({
          rows: await (checks
            ? tellChecks(checks, code, language)
            : readChecks(tx, { ...seen, code, limit: shownChecks, from: 0 }, language)),
          files: wantsFiles ? await readFiles(tx, company, code) : [],
        }));
  return {
    log: {
      rows: logWithoutHidden(more.rows, result),
      count: hides('query_log') ? 0 : result.query_time,
    },
    batchCode: hides('batch') ? '' : about.batch_code,
    attributes: hides('attributes') ? [] : about.attributes,
    ...recordsOf(records ? published : []),
    circulation:
      way && verdict !== 'SUSPECT_CLONE' && !hides('circulation')
        ? await circulationOf(
            app,
            seen,
            {
              made: {
                day: about.product_time,
                factory: about.factory,
                isDayHidden: hides('product_date'),
              },
              tested: testedOf(published),
            },
            language,
          )
        : nothing.circulation,
    // A likely copy must not borrow the passport of the original either.
    passport:
      wantsPassport && verdict !== 'SUSPECT_CLONE'
        ? await passportCardOf(app, seen, language)
        : null,
    attachments: attached(app, more.files),
    repairs:
      repairs && !hides('repairs') ? await repairsShown(app, seen, language) : nothing.repairs,
    has3d: about.has_3d,
    products: await cardsOf(app, company, products, language),
    campaigns: await campaignsOf(app, seen, campaigns),
  };
}

type File = { name: string; size: number; format: PreviewFormat; address: string };

const readFiles = (tx: Tx, company: number, serial: string): Promise<File[]> =>
  tx
    .selectFrom('wip_file as w')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'w.company_id').onRef('f.id', '=', 'w.file_id'),
    )
    .select(['w.file_name as name', 'w.file_size as size', 'w.format', 'f.address'])
    .where('w.company_id', '=', company)
    .where('w.serial_number', '=', serial)
    .limit(mostFiles)
    .execute();

/** The files of a serial number, with URLs that are valid for some hours. */
const attached = (app: App, files: readonly File[]) =>
  files
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ address, ...file }) => ({ ...file, url: signedAddress(app.secrets, address) }));
