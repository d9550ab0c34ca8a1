import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Factory,
  factoryFilter,
  FactoryState,
} from '#contract/features/query/factories/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { signedAddress } from '#server/files/addresses.ts';
import { mentions, within } from '#server/records/filters.ts';
import type { Condition, ListPlan } from '#server/records/list-plan.ts';

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
const conditions: Record<FactoryState, Condition> = {
  draft: sql`state = 'draft'`,
  certified: sql`state = 'certified' and valid_to >= ${today}`,
  expired: sql`state = 'certified' and valid_to < ${today}`,
  withdrawn: sql`state = 'withdrawn'`,
};

type Found = Omit<Factory, 'certificate_link' | 'create_time' | 'update_time'> & {
  create_time: Date;
  update_time: Date;
};

/** The file name in an address of a file; pictures are public and have none. */
const fileName = (address: string) => /^\/api\/file\/([\w-]{22})$/.exec(address)?.[1];

export const factoryList: ListPlan<z.output<typeof factoryFilter>, Factory, StaffSession> = {
  table: 'factory',
  filters: {
    keyword: mentions(),
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => sql`(${conditions[state]})`),
        sql` or `,
      )})`,
    valid_to: ([first, last]) => sql`valid_to between ${first}::date and ${last}::date`,
    create_time: within('create_time'),
  },
  rows: async ({ app, tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select f.id, f.company_id, f.name, f.name_en, f.name_tw, f.code, f.gln, f.address, f.certificate, f.valid_from, f.valid_to, f.url,
        case when ${conditions.expired} then 'expired' else f.state end as state, f.reason, f.version, f.create_time,
        f.update_time,
        coalesce((select s.name from stored_file s join file_use u on u.company_id = s.company_id and u.file_id = s.id
          where u.company_id = f.company_id and u.owner = 'factory' and u.owner_id = f.id limit 1), '') as certificate_name,
        (select count(*) from batch b where b.company_id = f.company_id and b.factory_id = f.id) as batches
      from factory f where f.company_id = ${session.companyId} and f.id = any(${ids})`.execute(tx);
    return rows.map((row) => {
      const file = fileName(row.certificate);
      return {
        ...row,
        certificate_link: file ? signedAddress(app.secrets, file) : row.certificate,
        create_time: row.create_time.toISOString(),
        update_time: row.update_time.toISOString(),
      };
    });
  },
};

/** The day in Shanghai. */
export const todayHere = (): string =>
  new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
