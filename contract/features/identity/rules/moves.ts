import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A rule is a draft, in effect, or expired; once in effect it is never changed. */
export const ruleMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    effective: t('已生效', 'In effect', '已生效'),
    expired: t('已失效', 'Expired', '已失效'),
  },
  {
    effect: {
      from: ['draft'],
      to: 'effective',
      right: 'effect',
      label: t('生效', 'Put into effect', '生效'),
      log: t('编码规则生效', 'Put encoding rules into effect', '編碼規則生效'),
      done: t('已生效 {n} 条规则', 'In effect: {n}', '已生效 {n} 條規則'),
    },
    expire: {
      from: ['effective'],
      to: 'expired',
      right: 'effect',
      label: t('停用', 'End', '停用'),
      log: t('停用编码规则', 'Ended encoding rules', '停用編碼規則'),
      done: t('已停用 {n} 条规则', 'Ended: {n}', '已停用 {n} 條規則'),
    },
  },
);
export type RuleState = StateOf<typeof ruleMoves>;
export type RuleMove = MoveOf<typeof ruleMoves>;
