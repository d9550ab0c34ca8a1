import { api, type CallOptions } from '#admin/app/api.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  identifierCalls,
  type Chosen,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';

type Why = { reason: string; remark?: string | undefined };

/** Sends a command; afterwards the list is reloaded, also after a refusal. */
export async function runCommand(
  command: IdentifierCommand,
  chosen: Partial<Chosen>,
  { reason, remark = '' }: Why,
  options: CallOptions,
) {
  const body = { ...chosen, reason, remark };
  const answer = await api(identifierCalls[command], body, {
    ...options,
    timeout: 120_000,
  }).finally(() => refreshList('identifier'));
  return { ...answer, data: null };
}
