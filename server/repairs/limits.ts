import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { charge, chargeAddress, type Charged } from '../access/throttle.ts';

const hour = 3_600;
const requests = { hits: 20, windowSeconds: hour, blockSeconds: hour };
const photos = { hits: 100, windowSeconds: hour, blockSeconds: hour };

// A shop's customers share an address, and a page of the list is a call.
const reading = { hits: 300, windowSeconds: hour, blockSeconds: hour };

const refuseBlocked = ({ blockedSeconds }: Charged) => {
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
};
const refuseWhenOften = async (app: App, subject: string, limit: typeof requests) =>
  refuseBlocked(await charge(app.database.sidePool, subject, limit));

/** Limits the repair requests of an address. */
export const limitRequests = (app: App, address: string) =>
  refuseWhenOften(app, `repair:${address}`, requests);

/** The same for reading the repairs of scanned products. */
export const limitReading = async (app: App, ip: string): Promise<void> =>
  refuseBlocked(await chargeAddress(app.database.sidePool, 'repair log', ip, reading));

/** The same for its photos. */
export const limitPhotos = (app: App, address: string) =>
  refuseWhenOften(app, `repair photo:${address}`, photos);
