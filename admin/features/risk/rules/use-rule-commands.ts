import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { riskCalls, type RiskKind, type RiskRule } from '#contract/features/risk/rules/contract.ts';

/** Switching and resetting: one at a time for each rule; the list is reloaded afterwards. */
export function useRuleCommands() {
  const [busy, setBusy] = useState<RiskKind | null>(null);
  const send = async (kind: RiskKind, command: () => Promise<{ msg: string }>) => {
    setBusy(kind);
    try {
      toast.success((await command()).msg);
    } finally {
      await refreshList('risk');
      setBusy(null);
    }
  };
  return {
    busy,
    turn: ({ kind, params, version }: RiskRule, enabled: boolean) =>
      send(kind, () => api(riskCalls.edit, { kind, enabled, params, version })),
    reset: ({ kind }: RiskRule) => send(kind, () => api(riskCalls.reset, { kind })),
  };
}
