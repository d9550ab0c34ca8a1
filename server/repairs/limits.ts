import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { charge } from '../access/throttle.ts';

const hour = 3_600;
const requests = { hits: 20, windowSeconds: hour, blockSeconds: hour };
const photos = { hits: 100, windowSeconds: hour, blockSeconds: hour };

const refuseWhenOften = async (app: App, subject: string, limit: typeof requests) => {
  const { blockedSeconds } = await charge(app.database.sidePool, subject, limit);
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
};

/** Limits the repair requests of an address. */
export const limitRequests = (app: App, address: string) =>
  refuseWhenOften(app, `repair:${address}`, requests);

/** The same for its photos. */
export const limitPhotos = (app: App, address: string) =>
  refuseWhenOften(app, `repair photo:${address}`, photos);
