import { sql, type RawBuilder } from 'kysely';
import { momentOf } from '#contract/epcis/moment.ts';
import { digitalLinkOfUrn } from '#contract/epcis/urn.ts';
import { identifier } from '#proof/event-hash.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { runsAround } from '../events/find.ts';
import { ownNumbers } from './own-numbers.ts';
import type { Role } from './read-event.ts';

/** What is asked for, as in the query string: a value, or several of which one must fit. */
export type Query = Readonly<Record<string, readonly string[]>>;
export class BadQuery extends Error {}

type Sql = RawBuilder<unknown>;
const body = sql`e.body`;
const times: Record<string, Sql> = {
  GE_eventTime: sql`e.event_time >=`,
  LT_eventTime: sql`e.event_time <`,
  GE_recordTime: sql`e.record_time >=`,
  LT_recordTime: sql`e.record_time <`,
  GE_errorDeclarationTime: sql`(e.body #>> '{errorDeclaration,declarationTime}')::timestamptz >=`,
  LT_errorDeclarationTime: sql`(e.body #>> '{errorDeclaration,declarationTime}')::timestamptz <`,
};

/** What a record has of its own: names come from outside. */
const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A word in every spelling: alone, with the prefix, in full. */
const spellings = (kind: string) => (value: string) => {
  const bare = value.replace(new RegExp(`^(?:cbv:|https://ref\\.gs1\\.org/cbv/)${kind}-`), '');
  return [value, bare, `cbv:${kind}-${bare}`, `https://ref.gs1.org/cbv/${kind}-${bare}`];
};
const asIs = (value: string) => [value, digitalLinkOfUrn(value) ?? value];
const at = (...path: string[]) => sql`${body} #>> ${path}::text[]`;
const equal: Record<string, readonly [value: Sql, spell: (value: string) => string[]]> = {
  eventType: [at('type'), asIs],
  EQ_action: [at('action'), asIs],
  EQ_bizStep: [at('bizStep'), spellings('BizStep')],
  EQ_disposition: [at('disposition'), spellings('Disp')],
  EQ_transformationID: [at('transformationID'), asIs],
  EQ_errorReason: [at('errorDeclaration', 'reason'), spellings('ER')],
};
/** Lists of things with a type, of which one is asked for. */
const listed: Record<string, readonly [list: string, field: string, kind: string]> = {
  EQ_bizTransaction: ['bizTransactionList', 'bizTransaction', 'BTT'],
  EQ_source: ['sourceList', 'source', 'SDT'],
  EQ_destination: ['destinationList', 'destination', 'SDT'],
};
const matched: Record<string, readonly Role[]> = {
  MATCH_epc: ['epc'],
  MATCH_parentID: ['parent'],
  MATCH_inputEPC: ['input'],
  MATCH_outputEPC: ['output'],
  MATCH_anyEPC: ['epc', 'parent', 'input', 'output'],
  MATCH_epcClass: ['class'],
  MATCH_inputEPCClass: ['inputClass'],
  MATCH_outputEPCClass: ['outputClass'],
  MATCH_anyEPCClass: ['class', 'inputClass', 'outputClass'],
};
const comparisons: Record<string, Sql> = {
  GT: sql`>`,
  GE: sql`>=`,
  LT: sql`<`,
  LE: sql`<=`,
};
const sensorFields =
  'type exception deviceID deviceMetadata rawData dataProcessingMethod bizRules microorganism chemicalSubstance ' +
  'stringValue booleanValue hexBinaryValue uriValue component value minValue maxValue meanValue sDev percRank percValue';
const sensors = new Set(sensorFields.split(' '));

const anyOf = (values: readonly string[], spell: (value: string) => readonly string[]) =>
  sql`${[...new Set(values.flatMap(spell))]}::text[]`;
const both = (value: string) => [...new Set([value, identifier(value)])];

function timeOf(name: string, [text = '']: readonly string[]): Date {
  const time = new Date(momentOf(text) ?? text);
  if (Number.isNaN(time.getTime())) throw new BadQuery(`${name} must be a date and time`);
  return time;
}
function numberOf(name: string, [text = '']: readonly string[]): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) throw new BadQuery(`${name} must be a number`);
  return number;
}

type Asking = { app: App; tx: Tx; companyId: number };
export type Filter = {
  where: Sql[];
  /** Names that lead to the few events that can fit. */ among: Sql | null;
};

/** The events that name something; own identifiers are found by their numbers. */
async function naming(
  asking: Asking,
  values: readonly string[],
  roles: readonly Role[],
): Promise<Sql> {
  const { app, tx, companyId } = asking;
  const exact = values.map((value) => identifier(value));
  const patterns = values
    .filter((value) => value.startsWith('urn:epc:idpat:'))
    .map((value) => `${identifier(value).replaceAll(/[\\%_]/g, String.raw`\$&`)}/%`);
  const parts: Sql[] = [
    sql`select event_id, record_time from epcis_name where company_id = ${companyId}
      and role = any(${[...roles]}::text[]) and (name = any(${exact}::text[])${
        patterns.length > 0 ? sql` or name like any(${patterns}::text[])` : sql``
      })`,
  ];
  const isOfClass = roles.some((role) => /class/i.test(role));
  if (isOfClass) {
    // More than fifty things of ours are given by their class.
    parts.push(sql`select id, record_time from trace_event where company_id = ${companyId} and kind <> 'capture'
      and (body -> 'quantityList' -> 0 ->> 'epcClass' = any(${exact}::text[])
        or body -> 'childQuantityList' -> 0 ->> 'epcClass' = any(${exact}::text[]))`);
    return sql.join(parts, sql` union `);
  }
  const own = [...(await ownNumbers(app, tx, companyId, exact)).values()];
  for (const name of exact) {
    const number = /^urn:suyuan:id:(\d{1,15})$/.exec(name)?.[1];
    if (number) own.push(Number(number));
  }
  const isParent = roles.includes('parent');
  const isThing = roles.includes('epc');
  for (const seq of own) {
    const around = runsAround(companyId, sql`${seq}::bigint`);
    const role =
      isParent && isThing
        ? sql`true`
        : isParent
          ? sql`t.parent_seq = ${seq}`
          : // Those of others say themselves what it is to them.
            sql`t.kind <> 'capture' and t.parent_seq is distinct from ${seq}`;
    if (isParent || isThing)
      parts.push(sql`select t.id, t.record_time from (${around}) as r join trace_event t
        on t.company_id = ${companyId} and t.record_time = r.record_time and t.id = r.event_id
        where ${role}`);
  }
  return sql.join(parts, sql` union `);
}

/** A place: as an event of ours has it, or as one of others was understood. */
function placed(field: string, values: readonly string[], isWithin: boolean): Sql {
  const column = sql.ref(field === 'readPoint' ? 'k.read_point' : 'k.biz_location');
  const exact = values.flatMap(both);
  const below = exact.map((one) => `${one.replaceAll(/[\\%_]/g, String.raw`\$&`)}/%`);
  const fits = (value: Sql) =>
    isWithin
      ? sql`(${value} = any(${exact}::text[]) or ${value} like any(${below}::text[]))`
      : sql`${value} = any(${exact}::text[])`;
  return sql`(${fits(at(field, 'id'))} or exists (select from epcis_event k
    where k.company_id = e.company_id and k.event_id = e.id and ${fits(column)}))`;
}

// What PostgreSQL certainly reads: others write what they like, and one value must not make a query fail.
const day =
  '((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))';
const leapDay = '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29';
const timePattern = `^(?!0000)([0-9]{4}-${day}|${leapDay})T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,20})?(Z|[+-](0[0-9]|1[0-4]):?[0-5][0-9])$`;
const numberPattern = '^-?[0-9]{1,100}([.][0-9]{1,100})?$';

/** A field outside the standard, or of a sensor: `EQ_`, `GT_`, `GE_`, `LT_`, `LE_`, `EXISTS_`, also of ILMD. */
function compared(name: string, values: readonly string[]): Sql | null {
  const [, how = '', ilmd, field = ''] = /^(EQ|GT|GE|LT|LE|EXISTS)_(ILMD_)?(.+)$/.exec(name) ?? [];
  if (field === '' || (!field.includes(':') && !sensors.has(field) && how !== 'EXISTS'))
    return null;
  if (sensors.has(field)) {
    const reports = sql`jsonb_path_query(e.body, '$.sensorElementList[*].sensorReport[*]')`;
    const value = sql`r ->> ${field}`;
    if (how === 'EXISTS') return sql`exists (select from ${reports} as r where r ? ${field})`;
    if (how === 'EQ')
      return sql`exists (select from ${reports} as r where ${value} = any(${anyOf(values, both)}))`;
    return sql`exists (select from ${reports} as r
      where jsonb_typeof(r -> ${field}) = 'number' and (${value})::numeric ${comparisons[how]!} ${numberOf(name, values)})`;
  }
  const path = ilmd ? ['ilmd', field] : [field];
  if (how === 'EXISTS') return sql`(${body} #> ${path}::text[]) is not null`;
  const value = at(...path);
  if (how === 'EQ') return sql`${value} = any(${[...values]}::text[])`;
  const given = values[0] ?? '';
  if (/^\d{4}-\d\d-\d\dT/.test(given))
    return sql`(case when ${value} ~ ${timePattern} then (${value})::timestamptz end) ${comparisons[how]!} ${timeOf(name, values)}`;
  return sql`(case when ${value} ~ ${numberPattern} then (${value})::numeric end) ${comparisons[how]!} ${numberOf(name, values)}`;
}

function quantity(how: string, number: number): Sql {
  return sql`exists (select from jsonb_path_query(e.body,
    '$.*[*].quantity ? (@.type() == "number")') as q where q::text::numeric ${how === 'EQ' ? sql`=` : comparisons[how]!} ${number})`;
}

async function filterOf(
  asking: Asking,
  name: string,
  values: readonly string[],
): Promise<Partial<Filter>> {
  const where = (condition: Sql) => ({ where: [condition] });
  const roles = ownOf(matched, name);
  if (roles) return { among: await naming(asking, values, roles) };
  const time = ownOf(times, name);
  if (time) return where(sql`${time} ${timeOf(name, values)}`);
  const field = ownOf(equal, name);
  if (field) return where(sql`${field[0]} = any(${anyOf(values, field[1])})`);
  const [, how = '', place = ''] = /^(EQ|WD)_(readPoint|bizLocation)$/.exec(name) ?? [];
  if (place) return where(placed(place, values, how === 'WD'));
  const [, change] = /^EQ_persistentDisposition_(set|unset)$/.exec(name) ?? [];
  if (change)
    return where(sql`exists (select from jsonb_path_query(e.body, ${`$.persistentDisposition.${change}[*]`}::jsonpath) as d
      where d #>> '{}' = any(${anyOf(values, spellings('Disp'))}))`);
  const [, list = '', type = ''] =
    /^(EQ_(?:bizTransaction|source|destination))_(.+)$/.exec(name) ?? [];
  const things = ownOf(listed, list);
  if (things) {
    const [of, one, kind] = things;
    return where(sql`exists (select from jsonb_path_query(e.body, ${`$.${of}[*]`}::jsonpath) as l
      where l ->> 'type' = any(${anyOf([type], spellings(kind))}) and l ->> ${one} = any(${anyOf(values, both)}))`);
  }
  if (name === 'EQ_eventID') return where(identified(asking.companyId, values));
  if (name === 'EQ_correctiveEventID')
    return where(sql`exists (select from jsonb_path_query(e.body, '$.errorDeclaration.correctiveEventIDs[*]') as c
      where c #>> '{}' = any(${[...values]}::text[]))`);
  const [, compare = ''] = /^(EQ|GT|GE|LT|LE)_quantity$/.exec(name) ?? [];
  if (compare) return where(quantity(compare, numberOf(name, values)));
  const condition = compared(name, values);
  if (!condition) throw new BadQuery(`${name} is no parameter of this query`);
  return where(condition);
}

/** Events by their ids: those that others gave, and hashes. */
export function identified(companyId: number, ids: readonly string[]): Sql {
  const hashes = ids.flatMap((id) => {
    const hex = /^ni:\/\/\/sha-256;([\da-f]{64})\?ver=CBV2\.0$/.exec(id)?.[1];
    return hex ? [Buffer.from(hex, 'hex')] : [];
  });
  return sql`(e.hash = any(${hashes}::bytea[]) or e.id in (select k.event_id from epcis_event k
    where k.company_id = ${companyId} and (k.key = any(${[...ids]}::text[])
      or k.key like any(${ids.map((id) => `${id.replaceAll(/[\\%_]/g, String.raw`\$&`)}#%`)}::text[]))))`;
}

/** The conditions of a query; throws what is wrong with it. */
export async function readFilter(asking: Asking, query: Query): Promise<Filter> {
  const filter: Filter = { where: [], among: null };
  for (const [name, values] of Object.entries(query)) {
    if (values.length === 0 || values.length > 100)
      throw new BadQuery(`${name} takes 1 to 100 values`);
    const { where = [], among } = await filterOf(asking, name, values);
    filter.where.push(...where);
    if (among && !filter.among) filter.among = among;
    else if (among)
      filter.where.push(
        sql`e.id in (select event_id from (${among}) as m (event_id, record_time))`,
      );
  }
  return filter;
}
