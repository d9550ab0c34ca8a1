import { configuration, type ConfigurationName } from '#contract/configuration.ts';

/** What is set on the page of configuration; what the product says of itself has a page of its own. */
export type ConfigPart = Exclude<ConfigurationName, 'site'>;
export const configParts = Object.keys(configuration).filter((name) => name !== 'site') as [
  ConfigPart,
  ...ConfigPart[],
];

export const smsStates = ['waiting', 'sent', 'failed'] as const;
export type SmsState = (typeof smsStates)[number];
