import * as z from 'zod';
import { call } from '#contract/call.ts';
import { isCountry } from '#contract/countries.ts';
import { fileAddress } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import {
  carbonStages,
  documentKinds,
  factLevels,
  factNames,
  granularities,
  passportLevels,
  productGroups,
  type Fact,
} from '#contract/passports/facts.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { inThree } from '#contract/translated.ts';
import {
  day,
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  webAddress,
  wholeNumber,
} from '#contract/validation.ts';
import { passports } from './feature.ts';
import { passportMoves } from './moves.ts';
import { passportTexts } from './texts.ts';

export const passportStates = stateNames(passportMoves);
export const passportLimits = { materials: 40, substances: 100, documents: 40 } as const;

const amount = z.number().min(0).max(1e9).nullable().default(null);
const percent = z.number().min(0).max(100).nullable().default(null);
const years = z.number().min(0).max(200).nullable().default(null);
const text = typed(2_000).default('');
const words = <N extends string>(name: N) => inThree(name, text, text);
const names = <N extends string>(name: N) =>
  inThree(name, typed(128).default(''), typed(128).default(''));
const named = inThree('name', requiredText(128), typed(128).default(''));

const country = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .toUpperCase()
      .refine(isCountry, { error: rule('country') }),
  ])
  .default('');

/** A number of the Chemical Abstracts Service: its last digit checks the others. */
export function isCas(value: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(value)) return false;
  const digits = [...value.replaceAll('-', '')].map(Number).toReversed();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 10 === digits[0];
}
const cas = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .refine(isCas, { error: rule('cas') }),
  ])
  .default('');

const material = z.strictObject({
  ...named,
  share: percent,
  recycled: percent,
  country,
  is_critical: z.boolean().default(false),
});
const substance = z.strictObject({
  ...named,
  cas,
  concentration: percent,
  ...inThree('location', typed(200).default(''), typed(200).default('')),
});
const document = z.strictObject({
  kind: z.enum(documentKinds).default('conformity'),
  ...named,
  number: typed(64).default(''),
  issuer: typed(128).default(''),
  valid_until: day.nullable().default(null),
  /** A web address, or a file stored on this server. */
  url: z.union([z.string().regex(fileAddress), webAddress], { error: rule('webAddress') }),
  level: z.enum(passportLevels).default('public'),
});
export type DocumentInput = z.output<typeof document>;

const levelOf = (fact: Fact) => z.enum(passportLevels).default(factLevels[fact]);
const access = z
  .strictObject(
    Object.fromEntries(factNames.map((fact) => [fact, levelOf(fact)])) as Record<
      Fact,
      ReturnType<typeof levelOf>
    >,
  )
  .default({ ...factLevels });

export const passportInput = z.strictObject({
  part_id: rowId,
  granularity: z.enum(granularities).default('item'),
  product_group: z.enum(productGroups).default('other'),
  commodity_code: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^(\d{4}|\d{6}|\d{8}|\d{10})$/, { error: rule('commodityCode') }),
    ])
    .default(''),
  registration_number: typed(64).default(''),
  ...names('operator_name'),
  operator_number: typed(64).default(''),
  operator_address: typed(200).default(''),
  operator_contact: typed(200).default(''),
  ...names('manufacturer_name'),
  manufacturer_number: typed(64).default(''),
  manufacturer_address: typed(200).default(''),
  ...names('importer_name'),
  importer_number: typed(64).default(''),
  importer_address: typed(200).default(''),
  origin_country: country,
  materials: z
    .array(material)
    .max(passportLimits.materials)
    .default([])
    .refine((list) => list.reduce((sum, { share }) => sum + (share ?? 0), 0) < 100.01, {
      error: rule('shares'),
    }),
  substances: z.array(substance).max(passportLimits.substances).default([]),
  carbon_footprint: amount,
  carbon_unit: typed(32).default(''),
  carbon_stage: z.enum(carbonStages).default('cradle_to_gate'),
  carbon_standard: typed(64).default(''),
  energy_use: amount,
  water_use: amount,
  lifetime_years: years,
  ...words('durability'),
  repairability: z.number().min(0).max(10).nullable().default(null),
  spare_years: years,
  ...words('spare_parts'),
  ...words('repair_guide'),
  ...words('disassembly'),
  ...words('take_back'),
  ...words('recycling'),
  ...words('care'),
  ...words('safety'),
  documents: z.array(document).max(passportLimits.documents).default([]),
  access,
});
export type PassportInput = z.output<typeof passportInput>;

/** `GET passport/index` */
export const passportFilter = listInput(['create_time', 'update_time', 'publish_time'], {
  keyword,
  part_id: filter(rowId),
  state: filterList(z.enum(passportStates)),
  product_group: filterList(z.enum(productGroups)),
  create_time: dayRange,
});

export const passportRow = z.object({
  id: z.number(),
  company_id: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  gtin: z.string(),
  product_group: z.enum(productGroups),
  granularity: z.enum(granularities),
  state: z.enum(passportStates),
  /** The number of the version that is or was public; 0 before the first. */
  number: z.number(),
  publish_time: z.string().nullable(),
  publish_user: z.string(),
  /** Whether it was changed after it was published. */
  is_changed: z.boolean(),
  /** Where anyone reads it. */
  url: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Passport = z.infer<typeof passportRow>;

export const passportInfo = z.object({
  ...passportInput.shape,
  ...passportRow.shape,
  /** Where one looks at what is not public yet, for an hour. */
  preview: z.string(),
});
export type PassportInfo = z.output<typeof passportInfo>;

export const passportVersion = z.object({
  id: z.number(),
  number: z.number(),
  create_user: z.string(),
  create_time: z.string(),
  /** The facts that differ from the version before. */
  changed: z.array(z.string()),
});
export type PassportVersion = z.infer<typeof passportVersion>;

const { fields } = passportTexts;
export const passportCalls = {
  ...recordCalls(passports, {
    filter: passportFilter,
    row: passportRow,
    input: passportInput,
    info: passportInfo,
    fields,
  }),
  /** `POST passport/publish { ids }`, `withdraw { ids }` */
  ...moveCalls(passports, fields),
  /** `GET passport/versions`: newest first. */
  versions: call('GET passport/versions', {
    types: ['web'],
    allow: 'product:passport:view',
    input: listInput([], { id: rowId }),
    rows: passportVersion,
    fields,
  }),
};

/** How long a link works, in days. */
export const accessDays = wholeNumber((number) => number.min(1).max(366)).default(30);
