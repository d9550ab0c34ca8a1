import { createContext } from 'react';
import type { NewWebhook } from '#contract/features/setting/webhooks/contract.ts';

/** Shows the secret of a webhook that was just made. */
export const ShowSecretContext = createContext<(made: NewWebhook) => void>(() => undefined);
