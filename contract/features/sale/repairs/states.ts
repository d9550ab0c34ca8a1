import { t, type Text } from '#contract/text.ts';

/** Where a repair stands. */
export const repairStates = [
  'submitted',
  'accepted',
  'diagnosing',
  'quoted',
  'repairing',
  'testing',
  'completed',
  'closed',
  'rejected',
  'waiting',
  'replaced',
] as const;
export type RepairState = (typeof repairStates)[number];

/** What consumers are told of it: the values of the dictionary `repair_status`. */
export const repairStatuses = ['review', 'processing', 'maintenance', 'completed'] as const;
export type RepairStatus = (typeof repairStatuses)[number];

export const statusOf: Record<RepairState, RepairStatus> = {
  submitted: 'review',
  accepted: 'processing',
  diagnosing: 'processing',
  quoted: 'processing',
  repairing: 'maintenance',
  waiting: 'maintenance',
  testing: 'maintenance',
  completed: 'completed',
  replaced: 'completed',
  rejected: 'completed',
  closed: 'completed',
};

type Move = {
  from: readonly RepairState[];
  to: RepairState;
  /** Whoever asked must be told why. */
  needsReply?: true;
};
const asMoves = <K extends string>(moves: Record<K, Move>): Record<K, Move> => moves;

/** The one table of what may follow what; what leads on stands before what leads aside. */
export const repairMoves = asMoves({
  accept: { from: ['submitted'], to: 'accepted' },
  diagnose: { from: ['accepted'], to: 'diagnosing' },
  quote: { from: ['diagnosing'], to: 'quoted' },
  complete: { from: ['testing'], to: 'completed' },
  repair: { from: ['diagnosing', 'quoted', 'waiting', 'testing'], to: 'repairing' },
  test: { from: ['repairing'], to: 'testing' },
  close: { from: ['completed', 'replaced', 'rejected'], to: 'closed' },
  wait: { from: ['diagnosing', 'quoted', 'repairing'], to: 'waiting' },
  replace: { from: ['diagnosing', 'quoted', 'repairing', 'waiting', 'testing'], to: 'replaced' },
  reject: {
    from: ['submitted', 'accepted', 'diagnosing', 'quoted'],
    to: 'rejected',
    needsReply: true,
  },
});
export type RepairMove = keyof typeof repairMoves;
export const repairMoveNames = Object.keys(repairMoves) as RepairMove[];

/** What may be done with a repair where it stands. */
export const movesFrom = (state: RepairState): RepairMove[] =>
  repairMoveNames.filter((move) => repairMoves[move].from.includes(state));

export const repairStateTexts: Record<RepairState, Text> = {
  submitted: t('待受理', 'Submitted', '待受理'),
  accepted: t('已受理', 'Accepted', '已受理'),
  diagnosing: t('检测中', 'Diagnosing', '檢測中'),
  quoted: t('已报价', 'Quoted', '已報價'),
  repairing: t('维修中', 'Repairing', '維修中'),
  testing: t('测试中', 'Testing', '測試中'),
  completed: t('已修好', 'Completed', '已修好'),
  closed: t('已结案', 'Closed', '已結案'),
  rejected: t('未受理', 'Rejected', '未受理'),
  waiting: t('待配件', 'Waiting for parts', '待料件'),
  replaced: t('已换新', 'Replaced', '已換新'),
};
