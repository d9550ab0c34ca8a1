import { configuration, type ConfigurationName } from '#contract/configuration.ts';

/** The sections of the configuration page; the website texts have their own page. */
export type ConfigPart = Exclude<ConfigurationName, 'site'>;
export const configParts = Object.keys(configuration).filter((name) => name !== 'site') as [
  ConfigPart,
  ...ConfigPart[],
];

export const smsStates = ['waiting', 'sent', 'failed'] as const;
export type SmsState = (typeof smsStates)[number];
