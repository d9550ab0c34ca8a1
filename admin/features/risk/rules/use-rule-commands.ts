import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  riskCalls,
  type partRiskKinds,
  type RiskRule,
} from '#contract/features/risk/rules/contract.ts';

/** Switching and resetting: one at a time for each rule; the list is reloaded afterwards. */
export function useRuleCommands() {
  const [busy, setBusy] = useState<number | null>(null);
  const send = async (id: number, command: () => Promise<{ msg: string }>) => {
    setBusy(id);
    try {
      toast.success((await command()).msg);
    } finally {
      await refreshList('risk');
      setBusy(null);
    }
  };
  return {
    busy,
    turn: ({ id, kind, part_id, params, version }: RiskRule, enabled: boolean) =>
      send(id, () => api(riskCalls.edit, { kind, part_id, enabled, params, version })),
    /** Back to the default; a rule that was made for a part is deleted. */
    reset: ({ id, kind, part_id: part }: RiskRule) =>
      send(id, () =>
        part === null
          ? api(riskCalls.reset, { kind })
          : api(riskCalls.remove, { kind: kind as (typeof partRiskKinds)[number], part_id: part }),
      ),
  };
}
