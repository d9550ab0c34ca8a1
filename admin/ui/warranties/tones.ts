import type { StateTone } from '#admin/ui/StateDot.tsx';
import type { WarrantyState } from '#contract/features/sale/warranties/moves.ts';

export const warrantyTones: Record<WarrantyState, StateTone> = {
  valid: 'good',
  expired: 'idle',
  none: 'idle',
  void: 'bad',
  replaced: 'idle',
};
