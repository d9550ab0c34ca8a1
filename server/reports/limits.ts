import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Origin } from '../access/network.ts';
import { chargeOrigin } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';

const perHour = { hits: 20, windowSeconds: 3_600, blockSeconds: 3_600 };

/** Limits the reports of an address. */
export async function limitReports(app: App, origin: Origin): Promise<void> {
  const { blockedSeconds } = await chargeOrigin(
    app.database.sidePool,
    'fake report',
    origin,
    perHour,
  );
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
}
