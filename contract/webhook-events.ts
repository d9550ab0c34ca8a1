import { features } from './features/list.ts';
import type { Text } from './text.ts';

/** Reading is no event; keys and webhooks are how machines are connected, not what they are told. */
const isTold = (path: string) => !/^(?:apiKey|webhook)\/|\/export$/.test(path);
const ofCompanies = features.filter(
  ({ area, types }) => area !== '' && types.some((type) => type === 'web' || type === 'dealer'),
);

/** The name of the event that a writing call is: `shipment.ship`. */
export const eventOfPath = (path: string): string => path.replace('/', '.');

export type WebhookEvent = { name: string; label: Text; feature: Text };

/** What webhooks may be told: every writing call of a company’s features, as the features themselves declare it. */
export const webhookEvents: readonly WebhookEvent[] = [
  ...new Map(
    ofCompanies.flatMap(({ log, title }) =>
      Object.entries(log)
        .filter(([path]) => isTold(path))
        .map(([path, label]) => {
          const name = eventOfPath(path);
          return [name, { name, label, feature: title }] as const;
        }),
    ),
  ).values(),
];

/** Sent when somebody tests a webhook. */
export const testEvent = 'webhook.test';
