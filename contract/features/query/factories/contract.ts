import * as z from 'zod';
import { fileAddress, pictureAddress } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { inThree } from '#contract/translated.ts';
import { day, optionalGln, requiredText, rule, typed } from '#contract/validation.ts';
import { factories } from './feature.ts';
import { factoryMoves, type FactoryState } from './moves.ts';
import { factoryTexts } from './texts.ts';

export type { FactoryState } from './moves.ts';
export const factoryStates = stateNames(factoryMoves);

const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);

/** A file of the company, or none. */
const certificate = z
  .string()
  .trim()
  .refine((value) => value === '' || fileAddress.test(value) || pictureAddress.test(value), {
    error: rule('formatError'),
  })
  .default('');

/** Only a secure address can vouch for a certificate. */
const isSecure = (value: string) => /^https:\/\/[^/\s]+/.test(value) && URL.canParse(value);
/** A name before the host makes an address look like another's; quotes and brackets end it where it is quoted. */
const isPlain = (value: string) => !/^https:\/\/[^/?#]*@/.test(value) && !/["'`<>\\\s]/.test(value);

export const factoryInput = z
  .strictObject({
    ...inThree('name', requiredText(64), typed(64).default('')),
    code: requiredText(32),
    gln: optionalGln,
    address: typed(200).default(''),
    certificate,
    valid_from: maybeDay,
    valid_to: maybeDay,
    /** Where consumers can check the certification themselves. */
    url: typed(500)
      .refine((value) => value === '' || isSecure(value), { error: rule('secureAddress') })
      .refine((value) => !isSecure(value) || isPlain(value), { error: rule('plainAddress') })
      .default(''),
  })
  .refine(({ valid_from: from, valid_to: to }) => !from || !to || from <= to, {
    error: rule('endsBefore'),
    path: ['valid_to'],
  });
export type FactoryInput = z.infer<typeof factoryInput>;

const certifiedFields = [
  'name',
  'name_en',
  'name_tw',
  'code',
  'gln',
  'certificate',
  'valid_from',
  'valid_to',
  'url',
] as const satisfies readonly (keyof FactoryInput)[];

/** What was certified stays as it is until the certification is withdrawn or over. */
export const fixedFactoryFields = (state: FactoryState): readonly (keyof FactoryInput)[] =>
  state === 'certified' ? certifiedFields : [];

/** `GET web/factory/index` */
export const factoryFilter = listInput(['name', 'code', 'valid_to', 'create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(factoryStates)),
  valid_to: dayRange,
  create_time: dayRange,
});

export const factoryRow = z.object({
  id: z.number(),
  company_id: z.number(),
  ...inThree('name', z.string(), z.string()),
  code: z.string(),
  gln: z.string(),
  address: z.string(),
  certificate: z.string(),
  certificate_name: z.string(),
  /** Opens the certificate for some hours. */
  certificate_link: z.string(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  url: z.string(),
  state: z.enum(factoryStates),
  reason: z.string(),
  /** How many batches name it. */
  batches: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Factory = z.infer<typeof factoryRow>;

export const factoryCalls = {
  ...recordCalls(factories, {
    filter: factoryFilter,
    row: factoryRow,
    input: factoryInput,
    fields: factoryTexts.fields,
  }),
  ...moveCalls(factories, factoryTexts.fields),
};
