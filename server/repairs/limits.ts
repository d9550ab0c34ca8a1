import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';
import type { Origin } from '../access/network.ts';
import { chargeOrigin, type Limit } from '../access/throttle.ts';

const hour = 3_600;
const requests = { hits: 20, windowSeconds: hour, blockSeconds: hour };
const photos = { hits: 100, windowSeconds: hour, blockSeconds: hour };
// A shop's customers share an address, and a page of the list is a call.
const reading = { hits: 300, windowSeconds: hour, blockSeconds: hour };

const refuseWhenOften = async (app: App, subject: string, origin: Origin, limit: Limit) => {
  const { blockedSeconds } = await chargeOrigin(app.database.sidePool, subject, origin, limit);
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
};

/** Limits the repair requests of an address. */
export const limitRequests = (app: App, origin: Origin) =>
  refuseWhenOften(app, 'repair', origin, requests);

/** The same for reading the repairs of scanned products. */
export const limitReading = (app: App, origin: Origin) =>
  refuseWhenOften(app, 'repair log', origin, reading);

/** The same for its photos. */
export const limitPhotos = (app: App, origin: Origin) =>
  refuseWhenOften(app, 'repair photo', origin, photos);
