import { consentTexts } from '#contract/consents.ts';
import type { KnownPerson, PersonFormat } from '#contract/features/member/members/person.ts';
import { memberTexts, personTexts } from '#contract/features/member/members/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { reportMoves } from '#contract/features/sale/reports/moves.ts';
import { provinces } from '#contract/places.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { RequestInfo, FileAnswer } from '../http/endpoint.ts';
import type { Cell } from '../records/spreadsheet/cells.ts';
import { fileTime } from '../records/spreadsheet/times.ts';
import { spreadsheetType, writeWorkbook, type Sheet } from '../records/spreadsheet/workbook.ts';
import { writeOperation } from '../logs/operation-log.ts';
import type { Session } from '../access/sessions.ts';
import { readPerson, type KnownKind, type Person } from './person.ts';

type Asked = {
  format: PersonFormat;
  language: Language;
  session: Session;
  type: Session['type'];
  requestInfo: RequestInfo;
};
type Row = Record<string, unknown>;
type Part = { name: Text; fields: Record<string, Text>; rows: Row[] };

/** One person's data as a file, complete and current. */
export async function personFile(
  app: App,
  tx: Tx,
  person: Person,
  { format, language, session, type, requestInfo }: Asked,
): Promise<FileAnswer> {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'name', 'sex', 'birthday', 'province', 'city', 'growth', 'points', 'source'])
    .select(['is_enabled', 'remark', 'last_seen_time', 'create_time'])
    .where('mobile_index', '=', person.index)
    .executeTakeFirst();
  const known = await readPerson(app, tx, person, member?.name);
  const ledger = member ? await ledgerOf(tx, member.id) : [];
  const endpoint = { path: 'person/export', allow: 'member:person:export' } as const;
  const changes = [{ target: 'member', id: member?.id ?? null, before: null, after: { format } }];
  await writeOperation(tx, { session, type, requestInfo, endpoint, changes, duration: 0 });
  const whole = { mobile: person.mobile, member: member ?? null, points: ledger, ...known };
  const name = `${say(personTexts.file, language)}-${fileTime(new Date())}.${format}`;
  if (format === 'json')
    return {
      name,
      type: 'application/json; charset=utf-8',
      body: Buffer.from(`${JSON.stringify(whole, null, 2)}\n`),
    };
  const parts = partsOf(person, member, ledger, known);
  const body = writeWorkbook(parts.map((part) => sheetOf(part, language)));
  return { name, type: spreadsheetType, body };
}

const ledgerOf = (tx: Tx, member: number) =>
  tx
    .selectFrom('member_point')
    .select(['kind', 'points', 'growth', 'points_after', 'growth_after', 'reason', 'create_time'])
    .where('member_id', '=', member)
    .orderBy('id')
    .execute();

function partsOf(
  { mobile }: Person,
  member: Row | undefined,
  ledger: Row[],
  known: Pick<KnownPerson, KnownKind>,
): Part[] {
  const { kinds } = personTexts;
  const own = personTexts.fields;
  const of = memberTexts.fields;
  return [
    {
      name: kinds.members,
      fields: pick(
        of,
        'name mobile sex birthday province city growth points source is_enabled remark last_seen_time create_time',
      ),
      rows: [{ mobile, ...member }],
    },
    {
      name: kinds.ledger,
      fields: pick(of, 'create_time kind points growth points_after growth_after reason'),
      rows: ledger,
    },
    {
      name: kinds.companies,
      fields: pick(own, 'company_name name source points first_time last_time'),
      rows: known.companies,
    },
    {
      name: kinds.warranties,
      fields: pick(own, 'company_name part_name serial_number name active_time expire_time'),
      rows: known.warranties,
    },
    {
      name: kinds.repairs,
      fields: {
        ...pick(own, 'company_name code part_name serial_number name content state photos'),
        create_time: own.sent_time,
      },
      rows: known.repairs,
    },
    {
      name: kinds.reports,
      fields: {
        ...pick(
          own,
          'company_name code part_name serial_number name content shop report_state photos',
        ),
        create_time: own.sent_time,
      },
      rows: known.reports,
    },
    {
      name: kinds.claims,
      fields: {
        ...pick(own, 'company_name part_name serial_number campaign_name prize_name'),
        create_time: own.sent_time,
      },
      rows: known.claims,
    },
    {
      name: kinds.surveys,
      fields: {
        ...pick(own, 'company_name part_name serial_number title words'),
        create_time: own.sent_time,
      },
      rows: known.surveys,
    },
    {
      name: kinds.messages,
      fields: { ...pick(own, 'template text'), create_time: own.sent_time },
      rows: known.messages,
    },
    {
      name: kinds.consents,
      fields: { ...pick(own, 'company_name subject notice language'), create_time: own.sent_time },
      rows: known.consents,
    },
  ];
}

const pick = (from: Readonly<Record<string, Text>>, names: string): Record<string, Text> =>
  Object.fromEntries(names.split(' ').map((name) => [name, from[name]!]));

function sheetOf({ name, fields, rows }: Part, language: Language): Sheet {
  const names = Object.keys(fields);
  return {
    name: say(name, language),
    widths: names.map(() => 20),
    head: Object.values(fields).map((text) => say(text, language)),
    rows: [rows.map((row) => names.map((one) => cellOf(one, row[one], language)))],
  };
}

/** Values of a few lists as labels. */
const words: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  sex: memberTexts.sexes,
  source: memberTexts.sources,
  kind: memberTexts.kinds,
  is_enabled: memberTexts.states,
  subject: consentTexts.subjects,
  state: repairStateTexts,
  report_state: reportMoves.states,
  province: Object.fromEntries(provinces.map(({ code, name }) => [code, name])),
};

function cellOf(field: string, value: unknown, language: Language): Cell {
  const word = words[field]?.[String(value)];
  if (word) return say(word, language);
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'number' ? value : String(value);
}
