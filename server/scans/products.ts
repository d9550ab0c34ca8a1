import type { CompanySession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import type { Language } from '#contract/language.ts';
import { endingOf, translated } from '#contract/translated.ts';
import type { CallContext } from '../http/endpoint.ts';

/** What the badge of a factory says. */
export type CertifiedFactory = {
  name: string;
  code: string;
  url: string;
  valid_from: string;
  valid_to: string;
};

/** The product data shown to a consumer, in their language as far as the company has given it. */
export type Product = {
  company_name: string;
  part_name: string;
  part_model: string;
  warranty_months: number;
  images: string[];
  instruction: { name: string; url: string }[];
  product_time: string;
  batch_code: string;
  factory: string;
  /** The factory that the batch names, where it is certified; whether it is valid depends on the day. */
  certified: CertifiedFactory | null;
  attributes: { name: string; value: string }[];
  /** Whether its company may show 3D models. */
  has_3d: boolean;
};

const kept = cache<App, string, Product, Message>({
  max: 20_000,
  maxAge: 10_000,
  isShared: true,
  // A withdrawn badge is gone at once.
  forgets: (message) =>
    message.topic === 'factory' || message.topic === 'mark'
      ? (_product, key) => key.startsWith(`${message.company}:`)
      : undefined,
});

/** No page shows a badge that is over: every node forgets what it knows, and the answer to the call waits for it. */
export async function tellFactory({
  app,
  tx,
  session,
  afterCommit,
}: CallContext<unknown, CompanySession>): Promise<void> {
  const told = await app.cluster.tellAndWait(tx, { topic: 'factory', company: session.companyId });
  afterCommit(told);
}

type Asked = { company: number; partId: number | null; batchId: number | null };

/** A product, briefly cached: many people look at few of them. */
export const productOf = (
  app: App,
  { company, partId, batchId }: Asked,
  language: Language,
): Promise<Product> =>
  kept.get(app, `${company}:${partId ?? ''}:${batchId ?? ''}:${language}`, () =>
    read(app, { company, partId, batchId }, language),
  );

const read = (app: App, { company, partId, batchId }: Asked, language: Language) =>
  transact(app.database.main, systemActor, async (tx): Promise<Product> => {
    const found = await tx
      .selectFrom('company as c')
      .leftJoin('part as p', (join) =>
        join.onRef('p.company_id', '=', 'c.company_id').on('p.id', '=', partId),
      )
      .leftJoin('batch as b', (join) =>
        join.onRef('b.company_id', '=', 'c.company_id').on('b.id', '=', batchId),
      )
      .leftJoin('factory as f', (join) =>
        join.onRef('f.company_id', '=', 'b.company_id').onRef('f.id', '=', 'b.factory_id'),
      )
      .leftJoin('warranty_policy as w', (join) =>
        join.onRef('w.company_id', '=', 'p.company_id').onRef('w.id', '=', 'p.warranty_policy_id'),
      )
      .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
      .leftJoin('mark as m', 'm.company_id', 'c.company_id')
      .select(['c.name as company_name', 'm.brand_name_en', 'm.brand_name_tw'])
      .select(['p.name', 'p.name_en', 'p.name_tw', 'p.model', 'p.model_en', 'p.model_tw'])
      .select('p.warranty_months')
      .select('w.months as policy_months')
      .select([
        'p.images',
        'p.manuals',
        'p.attributes',
        'b.product_date',
        'b.code',
        'b.factory',
        'v.config_3d',
      ])
      .select([
        'f.name as factory_name',
        'f.name_en as factory_name_en',
        'f.name_tw as factory_name_tw',
        'f.code as factory_code',
        'f.url as factory_url',
        'f.state as factory_state',
        'f.valid_from',
        'f.valid_to',
      ])
      .where('c.company_id', '=', company)
      .executeTakeFirstOrThrow();
    return {
      company_name: translated(
        {
          name: found.company_name,
          name_en: found.brand_name_en ?? '',
          name_tw: found.brand_name_tw ?? '',
        },
        'name',
        language,
      ),
      part_name: translated(found, 'name', language),
      part_model: translated(found, 'model', language),
      warranty_months: found.policy_months ?? found.warranty_months ?? 0,
      images: found.images ?? [],
      instruction: (found.manuals ?? []).map((one) => ({
        name: inLanguage(one, 'name', language),
        url: one.url,
      })),
      product_time: found.product_date ?? '',
      batch_code: found.code ?? '',
      // What was written before there were factories has one name only.
      factory: translated(found, 'factory_name', language) || (found.factory ?? ''),
      certified: certifiedOf(found, translated(found, 'factory_name', language)),
      attributes: (found.attributes ?? []).map((one) => ({
        name: inLanguage(one, 'name', language),
        value: inLanguage(one, 'value', language),
      })),
      has_3d: found.config_3d ?? false,
    };
  });

/** A text of an attribute or a manual, which may have been written before there were translations. */
const inLanguage = <N extends string>(
  row: Readonly<Partial<Record<N | `${N}_en` | `${N}_tw`, string>>>,
  name: N,
  language: Language,
): string => row[`${name}${endingOf(language)}` as N] || row[name] || '';

type FoundFactory = {
  [Field in 'factory_code' | 'factory_url' | 'factory_state' | 'valid_from' | 'valid_to']:
    | string
    | null;
};
function certifiedOf(found: FoundFactory, name: string): CertifiedFactory | null {
  const { factory_code: code, factory_url: url } = found;
  const { valid_from: from, valid_to: to } = found;
  if (found.factory_state !== 'certified') return null;
  if (code === null || from === null || to === null) return null;
  return { name, code, url: url ?? '', valid_from: from, valid_to: to };
}
