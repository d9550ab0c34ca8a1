import { useState } from 'react';
import { post } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { RiskKind, RiskRule } from '#contract/features/risk/rules/contract.ts';

/** Switching and resetting: one at a time for each rule; whatever comes of it, the list is read again. */
export function useRuleCommands() {
  const [busy, setBusy] = useState<RiskKind | null>(null);
  const send = async (kind: RiskKind, path: string, body: object) => {
    setBusy(kind);
    try {
      toast.success((await post(path, body)).msg);
    } finally {
      await refreshList('risk');
      setBusy(null);
    }
  };
  return {
    busy,
    turn: ({ kind, params, version }: RiskRule, enabled: boolean) =>
      send(kind, 'risk/edit', { kind, enabled, params, version }),
    reset: ({ kind }: RiskRule) => send(kind, 'risk/reset', { kind }),
  };
}
