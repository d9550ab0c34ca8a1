import { sql } from 'kysely';
import type { PreviewFormat } from '#contract/files.ts';
import type { QueryAnswer, QueryResult } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { attachmentInfo } from '#blocks/attachment-info/spec.ts';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene, Way } from '#blocks/kit/scene.ts';
import { productsNamedBy } from '#blocks/named-products.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { signedAddress } from '../files/addresses.ts';
import { readChecks } from '../scans/query-log.ts';
import { readReference } from '../scans/reference.ts';

/** Those public pages that blocks may lead to. The others come with the features behind them. */
const ways: readonly Way[] = ['/activation'];

const shownChecks = 10;
const mostFiles = 50;

type Known = Pick<Scene, 'log' | 'batchCode' | 'attributes' | 'attachments' | 'has3d' | 'products'>;
type Around = {
  language: Language;
  query: Readonly<Record<string, string>>;
  /** The company's own page, where it has one: it may name products. */
  page: PageDocument | null;
};
const nothing: Known = {
  log: { rows: [], count: 0 },
  batchCode: '',
  attributes: [],
  attachments: [],
  has3d: false,
  products: {},
};

/** Everything a page shows beside its settings. What is not kept yet (records, repairs, models) is empty. */
export async function sceneOf(
  app: App,
  { verdict, reasons, result }: QueryAnswer,
  { language, query, page }: Around,
): Promise<Scene> {
  return {
    language,
    place: 'page',
    answer: { verdict, reasons, result },
    ...(result ? await readKnown(app, result, { language, page }) : nothing),
    process: [],
    quality: [],
    tests: [],
    repairs: { rows: [], count: 0 },
    model: null,
    ways,
    query,
  };
}

async function readKnown(
  app: App,
  result: QueryResult,
  { language, page }: Pick<Around, 'language' | 'page'>,
): Promise<Known> {
  const asked = readReference(app, result.id);
  if (!asked) return nothing;
  const code = result.serial_number;
  // From where the scan was just written: a replica may not have it yet.
  return transact(app.database.main, systemActor, async (tx) => {
    const isWithFiles = page !== null && hasBlock(page, attachmentInfo.type);
    const about = await readAbout(tx, asked, isWithFiles ? code : null);
    const checks = { ...asked, code, limit: shownChecks, from: 0 };
    return {
      log: { rows: await readChecks(tx, checks, language), count: result.query_time },
      batchCode: about?.batch_code ?? '',
      attributes: about?.attributes ?? [],
      attachments: attached(app, about?.files ?? []),
      has3d: about?.config_3d ?? false,
      products: await readProducts(tx, asked.company, page ? productsNamedBy(page) : []),
    };
  });
}

const hasBlock = (page: PageDocument, type: string) =>
  blocksOf(page).some((block) => block.type === type);

type File = { name: string; size: number; format: PreviewFormat; address: string };
type About = {
  batch_code: string | null;
  attributes: Scene['attributes'] | null;
  config_3d: boolean | null;
  files: File[] | null;
};

/** What lies around a code, each by its key: so the plan is the same whatever the tables hold. */
async function readAbout(
  tx: Tx,
  { company, seq }: { company: number; seq: number },
  /** Whose files are asked for; null where the page shows none. */
  serial: string | null,
): Promise<About | undefined> {
  const { rows } = await sql<About>`
    select
      (select b.code from batch b where b.company_id = i.company_id and b.id = i.batch_id) as batch_code,
      (select p.attributes from part p where p.company_id = i.company_id and p.id = i.part_id) as attributes,
      (select v.config_3d from system_version v where v.id = (
        select c.system_version_id from company c where c.company_id = i.company_id)) as config_3d,
      (select json_agg(found) from (
        select w.file_name as name, w.file_size as size, w.format,
          (select f.address from stored_file f where f.company_id = w.company_id and f.id = w.file_id) as address
        from wip_file w where w.company_id = i.company_id and w.serial_number = ${serial}
        limit ${mostFiles}) as found) as files
    from identifier i where i.company_id = ${company} and i.seq = ${seq}`.execute(tx);
  return rows[0];
}

/** What pages show of these parts of the company; one that is no longer sold is not shown. */
async function readProducts(
  tx: Tx,
  company: number,
  ids: readonly number[],
): Promise<Scene['products']> {
  if (ids.length === 0) return {};
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'name', 'images', 'introduction', 'price'])
    .where('company_id', '=', company)
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .execute();
  return Object.fromEntries(
    rows.map(({ id, name, images, introduction, price }) => [
      id,
      {
        id,
        name,
        coverUrl: images[0] ?? '',
        introduce: introduction,
        price: price === null ? '' : String(price / 100),
      },
    ]),
  );
}

/** The files of a serial number, each under an address that opens for some hours. */
const attached = (app: App, files: readonly File[]) =>
  files
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ address, ...file }) => ({ ...file, url: signedAddress(app.secrets, address) }));
