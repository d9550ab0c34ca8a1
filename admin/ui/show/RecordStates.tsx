import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { PackState } from '#contract/features/identity/packs/contract.ts';
import { packMoves } from '#contract/features/identity/packs/moves.ts';
import type { BomState } from '#contract/features/product/boms/contract.ts';
import { bomMoves } from '#contract/features/product/boms/moves.ts';
import { repairStateTexts, type RepairState } from '#contract/features/sale/repairs/states.ts';
import type { BatchState } from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';

// The states of records that several features show.

const batchTones: Record<BatchState, StateTone> = {
  planned: 'idle',
  released: 'busy',
  producing: 'busy',
  held: 'caution',
  completed: 'good',
  closed: 'idle',
  recalled: 'bad',
};

export function BatchStateDot({ state }: { state: BatchState }) {
  const say = useSay();
  return <StateDot tone={batchTones[state]}>{say(batchMoves.states[state])}</StateDot>;
}

const packTones: Record<PackState, StateTone> = {
  making: 'busy',
  paused: 'caution',
  ready: 'good',
  cancelled: 'idle',
  failed: 'bad',
};

export function PackStateDot({ state }: { state: PackState }) {
  const say = useSay();
  return <StateDot tone={packTones[state]}>{say(packMoves.states[state])}</StateDot>;
}

const bomTones: Record<BomState, StateTone> = { draft: 'idle', released: 'good', obsolete: 'bad' };

export function BomStateDot({ state }: { state: BomState }) {
  const say = useSay();
  return <StateDot tone={bomTones[state]}>{say(bomMoves.states[state])}</StateDot>;
}

export const repairTones: Record<RepairState, StateTone> = {
  submitted: 'caution',
  accepted: 'busy',
  diagnosing: 'busy',
  quoted: 'busy',
  repairing: 'busy',
  testing: 'busy',
  waiting: 'caution',
  completed: 'good',
  replaced: 'good',
  rejected: 'bad',
  closed: 'idle',
};

export function RepairStateDot({ state }: { state: RepairState }) {
  const say = useSay();
  return <StateDot tone={repairTones[state]}>{say(repairStateTexts[state])}</StateDot>;
}
