import * as z from 'zod';
import {
  actions,
  alertTypes,
  bizSteps,
  bizTransactionTypes,
  components,
  dispositions,
  errorReasons,
  measurementTypes,
  partyTypes,
} from './vocabulary.ts';
import { momentOf } from './moment.ts';

// The fields of EPCIS 2.0 events. What is taken and refused is what the JSON schema of the standard takes and refuses
// (https://ref.gs1.org/standards/epcis/epcis-json-schema.json).

const uriText = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;
export const isUri = (text: string): boolean => uriText.test(text);
export const uri = z.string().regex(uriText, { error: 'must be a URI' });

export const time = z
  .string()
  .refine((text) => momentOf(text) !== null, { error: 'must be a date and time with a zone' });

/** A word of the vocabulary, or a URI that is not one of the vocabulary's older spellings. */
const wordOf = (words: readonly string[], older: RegExp) => {
  const known = new Set(words);
  return z.string().refine((text) => known.has(text) || (isUri(text) && !older.test(text)), {
    error: 'must be a word of the vocabulary or a URI of another',
  });
};
const cbv = /^(?:urn:epcglobal:cbv|https?:\/\/ns\.gs1\.org\/cbv\/)/;
const voc = /^https?:\/\/(?:www\.)?gs1\.org\/voc\//;

/** Objects that take these fields, and others whose name is a URI (with a prefix or in full). */
export const openObject = <S extends z.ZodRawShape>(
  shape: S,
  alsoNamed: readonly string[] = [],
) => {
  const known = new Set([...Object.keys(shape), ...alsoNamed]);
  return z.looseObject(shape).check((given) => {
    for (const name of Object.keys(given.value))
      if (!known.has(name) && !isUri(name))
        given.issues.push({
          code: 'custom',
          message: 'is no field of the standard, and no name with a prefix',
          path: [name],
          input: given.value,
        });
  });
};

const number = z.number();
const isUnique = (values: readonly unknown[]) =>
  new Set(values.map((one) => JSON.stringify(one))).size === values.length;
const unique = <T extends z.ZodType>(item: T) =>
  z.array(item).refine(isUnique, { error: 'must not repeat anything' });

export const action = z.enum(actions);
export const bizStep = wordOf(bizSteps, cbv);
export const disposition = wordOf(dispositions, cbv);
export const epcs = z.array(uri);
export const differentEpcs = unique(uri);
export const quantities = z.array(
  z.strictObject({
    epcClass: uri,
    quantity: number.optional(),
    uom: z
      .string()
      .regex(/^[A-Z0-9]{2,3}$/)
      .optional(),
  }),
);
export const persistentDisposition = z
  .strictObject({
    set: unique(disposition).min(1).optional(),
    unset: unique(disposition).min(1).optional(),
  })
  .refine(({ set, unset }) => set !== undefined || unset !== undefined, {
    error: 'must set or unset something',
  });
export const place = z.looseObject({ id: uri });
export const bizTransactions = z.array(
  z.strictObject({ type: wordOf(bizTransactionTypes, cbv).optional(), bizTransaction: uri }),
);
const partyType = wordOf(partyTypes, cbv);
export const sources = z.array(z.strictObject({ type: partyType, source: uri }));
export const destinations = z.array(z.strictObject({ type: partyType, destination: uri }));

const device = {
  deviceID: uri,
  deviceMetadata: uri,
  rawData: uri,
  dataProcessingMethod: uri,
  bizRules: uri,
};
const sensorReport = openObject({
  type: wordOf(measurementTypes, voc),
  ...z
    .object({
      ...device,
      exception: wordOf(alertTypes, voc),
      time,
      microorganism: uri,
      chemicalSubstance: uri,
      coordinateReferenceSystem: uri,
      value: number,
      component: wordOf(components, cbv),
      stringValue: z.string(),
      booleanValue: z.boolean(),
      hexBinaryValue: z.string().regex(/^[A-Fa-f0-9]+$/),
      uriValue: uri,
      minValue: number,
      maxValue: number,
      meanValue: number,
      sDev: number,
      percRank: number,
      percValue: number,
      uom: z.string(),
    })
    .partial().shape,
});
const sensorMetadata = openObject(
  z.object({ ...device, time, startTime: time, endTime: time }).partial().shape,
);
export const sensorElements = z.array(
  openObject({
    sensorMetadata: sensorMetadata.optional(),
    sensorReport: z.array(sensorReport).min(1),
  }),
);
/** Facts of an instance or lot; their names have a prefix. */
export const ilmd = openObject({});

/** What every event has. */
export const common = {
  '@context': z.lazy(() => context).optional(),
  eventTime: time,
  recordTime: time.optional(),
  eventTimeZoneOffset: z.string().regex(/^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/),
  eventID: uri.optional(),
  certificationInfo: z.union([z.array(uri), uri]).optional(),
  errorDeclaration: openObject({
    declarationTime: time,
    reason: wordOf(errorReasons, cbv).optional(),
    correctiveEventIDs: z.array(uri).optional(),
  }).optional(),
};

const anyObject = z.record(z.string(), z.unknown());
export const context: z.ZodType = z.union([uri, anyObject, unique(z.union([uri, anyObject]))]);
