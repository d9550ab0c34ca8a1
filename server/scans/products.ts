import type { CompanySession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import type { CallContext } from '../http/endpoint.ts';

/** What the badge of a factory says. */
export type CertifiedFactory = {
  name: string;
  code: string;
  url: string;
  valid_from: string;
  valid_to: string;
};

/** The product data shown to a consumer. */
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
    message.topic === 'factory'
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

/** A product, briefly cached: many people look at few of them. */
export const productOf = (
  app: App,
  companyId: number,
  partId: number | null,
  batchId: number | null,
): Promise<Product> =>
  kept.get(app, `${companyId}:${partId ?? ''}:${batchId ?? ''}`, () =>
    read(app, companyId, partId, batchId),
  );

const read = (app: App, companyId: number, partId: number | null, batchId: number | null) =>
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
        join
          .onRef('f.company_id', '=', 'b.company_id')
          .onRef('f.id', '=', 'b.factory_id')
          .on('f.state', '=', 'certified'),
      )
      .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
      .select(['c.name as company_name', 'p.name as part_name', 'p.model', 'p.warranty_months'])
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
        'f.code as factory_code',
        'f.url as factory_url',
        'f.valid_from',
        'f.valid_to',
      ])
      .where('c.company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    return {
      company_name: found.company_name,
      part_name: found.part_name ?? '',
      part_model: found.model ?? '',
      warranty_months: found.warranty_months ?? 0,
      images: found.images ?? [],
      instruction: (found.manuals ?? []).map(({ name, url }) => ({ name, url })),
      product_time: found.product_date ?? '',
      batch_code: found.code ?? '',
      factory: found.factory ?? '',
      certified: certifiedOf(found),
      attributes: found.attributes ?? [],
      has_3d: found.config_3d ?? false,
    };
  });

type FoundFactory = {
  [Field in 'factory_name' | 'factory_code' | 'factory_url' | 'valid_from' | 'valid_to']:
    | string
    | null;
};
function certifiedOf(found: FoundFactory): CertifiedFactory | null {
  const { factory_name: name, factory_code: code, factory_url: url } = found;
  const { valid_from: from, valid_to: to } = found;
  if (name === null || code === null || from === null || to === null) return null;
  return { name, code, url: url ?? '', valid_from: from, valid_to: to };
}
