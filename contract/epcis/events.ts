import * as z from 'zod';
import {
  action,
  bizStep,
  bizTransactions,
  common,
  context,
  destinations,
  differentEpcs,
  disposition,
  epcs,
  ilmd,
  openObject,
  persistentDisposition,
  place,
  quantities,
  sensorElements,
  sources,
  time,
  uri,
} from './fields.ts';
import { eventTypes, type EventType } from './vocabulary.ts';

type Fields = Record<string, unknown>;
const has = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** What happened, where and why: the same in all types. */
const circumstances = {
  bizStep: bizStep.optional(),
  disposition: disposition.optional(),
  readPoint: place.optional(),
  bizLocation: place.optional(),
  sourceList: sources.optional(),
  destinationList: destinations.optional(),
  sensorElementList: sensorElements.optional(),
};
const persistent = ['persistentDisposition'] as const;

const objectEvent = openObject({
  ...common,
  ...circumstances,
  type: z.literal('ObjectEvent'),
  action,
  epcList: differentEpcs.optional(),
  quantityList: quantities.optional(),
  persistentDisposition: persistentDisposition.optional(),
  bizTransactionList: bizTransactions.optional(),
  ilmd: ilmd.optional(),
})
  .refine(
    (event) =>
      event.epcList !== undefined ||
      has(event.quantityList) ||
      (has(event.sensorElementList) && event.readPoint !== undefined),
    {
      error: 'names nothing: epcList, quantityList, or sensorElementList with readPoint',
      path: ['epcList'],
    },
  )
  .refine((event) => event.ilmd === undefined || event.action === 'ADD', {
    error: 'belongs to the action ADD',
    path: ['ilmd'],
  });

const packed = {
  ...common,
  ...circumstances,
  action,
  childEPCs: epcs.optional(),
  childQuantityList: quantities.optional(),
  bizTransactionList: bizTransactions.optional(),
};
const hasChildren = (event: Fields) =>
  has(event.childEPCs) || has(event.childQuantityList) || event.action === 'DELETE';
const noChildren = { error: 'names nothing: childEPCs or childQuantityList', path: ['childEPCs'] };

const aggregationEvent = openObject(
  { ...packed, type: z.literal('AggregationEvent'), parentID: uri.optional() },
  persistent,
).refine(hasChildren, noChildren);
const associationEvent = openObject(
  { ...packed, type: z.literal('AssociationEvent'), parentID: uri },
  persistent,
).refine(hasChildren, noChildren);

const transactionEvent = openObject(
  {
    ...common,
    ...circumstances,
    type: z.literal('TransactionEvent'),
    action,
    parentID: uri.optional(),
    epcList: epcs.optional(),
    quantityList: quantities.optional(),
    bizTransactionList: bizTransactions.min(1),
  },
  persistent,
).refine(
  (event) => event.epcList !== undefined || has(event.quantityList) || event.action === 'DELETE',
  { error: 'names nothing: epcList or quantityList', path: ['epcList'] },
);

const transformationEvent = openObject({
  ...common,
  ...circumstances,
  type: z.literal('TransformationEvent'),
  inputEPCList: differentEpcs.optional(),
  inputQuantityList: quantities.optional(),
  outputEPCList: differentEpcs.optional(),
  outputQuantityList: quantities.optional(),
  transformationID: uri.optional(),
  persistentDisposition: persistentDisposition.optional(),
  bizTransactionList: bizTransactions.optional(),
  ilmd: ilmd.optional(),
}).refine(
  (event) => {
    const isIn = has(event.inputEPCList) || has(event.inputQuantityList);
    const isOut = has(event.outputEPCList) || has(event.outputQuantityList);
    return event.transformationID === undefined ? isIn && isOut : isIn || isOut;
  },
  {
    error: 'needs inputs and outputs, or a transformationID and one of them',
    path: ['inputEPCList'],
  },
);

/** An event of a type that somebody else defined. */
const extendedEvent = z.looseObject({ ...common, type: uri });

const schemas: Record<EventType, z.ZodType> = {
  ObjectEvent: objectEvent,
  AggregationEvent: aggregationEvent,
  AssociationEvent: associationEvent,
  TransactionEvent: transactionEvent,
  TransformationEvent: transformationEvent,
};

export type Fault = { path: string; message: string };
const faultsOf = (error: z.ZodError): Fault[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with one event; nothing where the standard allows it. */
export function eventFaults(event: unknown): Fault[] {
  if (!isObject(event)) return [{ path: '', message: 'must be an object' }];
  const known = eventTypes.find((type) => type === event.type);
  const parsed = (known ? schemas[known] : extendedEvent).safeParse(event);
  return parsed.success ? [] : faultsOf(parsed.error);
}

const eventList = z.array(z.unknown());
const attribute = z.looseObject({
  id: uri,
  attribute: z.union([z.number(), z.string(), z.record(z.string(), z.unknown())]).optional(),
});
const vocabularies = z.array(
  z.looseObject({
    type: uri,
    vocabularyElementList: z
      .array(
        z.looseObject({
          id: uri,
          attributes: z.array(attribute).optional(),
          children: z.array(uri).optional(),
        }),
      )
      .optional(),
  }),
);
const version = z.string().regex(/^\d+(?:\.\d+)*$/);

const captureDocument = openObject({
  '@context': context,
  id: uri.optional(),
  type: z.literal('EPCISDocument'),
  schemaVersion: version,
  creationDate: time,
  instanceIdentifier: z.string().optional(),
  sender: z.string().optional(),
  receiver: z.string().optional(),
  epcisHeader: openObject({
    epcisMasterData: z.looseObject({ vocabularyList: vocabularies.optional() }).optional(),
  }).optional(),
  epcisBody: z.looseObject({ eventList }),
});
const queryDocument = openObject({
  '@context': context,
  id: uri.optional(),
  type: z.literal('EPCISQueryDocument'),
  schemaVersion: version.optional(),
  creationDate: time.optional(),
  epcisBody: openObject({
    queryResults: openObject({
      queryName: z.string(),
      subscriptionID: z.string().optional(),
      resultsBody: openObject({ eventList, vocabularyList: vocabularies.optional() }),
    }),
  }),
});

export type Document = { context: unknown; sender: string; events: unknown[] };

/** The events of a document, or of one event by itself; their own faults are looked at one by one. */
export function readDocument(given: unknown): { document: Document } | { faults: Fault[] } {
  if (!isObject(given)) return { faults: [{ path: '', message: 'must be an object' }] };
  if (given.type === 'EPCISDocument') {
    const parsed = captureDocument.safeParse(given);
    if (!parsed.success) return { faults: faultsOf(parsed.error) };
    const { epcisBody, sender = '' } = parsed.data;
    return { document: { context: given['@context'], sender, events: epcisBody.eventList } };
  }
  if (given.type === 'EPCISQueryDocument') {
    const parsed = queryDocument.safeParse(given);
    if (!parsed.success) return { faults: faultsOf(parsed.error) };
    const events = parsed.data.epcisBody.queryResults.resultsBody.eventList;
    return { document: { context: given['@context'], sender: '', events } };
  }
  if (given['@context'] === undefined)
    return { faults: [{ path: '@context', message: 'is missing' }] };
  const contextFaults = context.safeParse(given['@context']);
  if (!contextFaults.success) return { faults: [{ path: '@context', message: 'is no context' }] };
  return { document: { context: given['@context'], sender: '', events: [given] } };
}
