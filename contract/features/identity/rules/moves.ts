import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A rule is a draft, in effect, or expired; once in effect it is never changed. */
export const ruleMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    effective: t('已生效', 'In effect', '已生效'),
    expired: t('已失效', 'Retired', '已失效'),
  },
  {
    effect: {
      from: ['draft'],
      to: 'effective',
      right: 'effect',
      label: t('生效', 'Put into effect', '生效'),
      confirm: t(
        '“{names}”生效后不能再改动，编码的开头由本企业独占；同一规则的上一版随之失效。',
        'Once in effect, “{names}” can’t be changed, its prefix belongs to your company, and the previous version is retired.',
        '「{names}」生效後不可再改動，編碼的開頭由本企業獨占；同一規則的上一版隨之失效。',
      ),
      log: t('编码规则生效', 'Put encoding rules into effect', '編碼規則生效'),
      done: t('已生效 {n} 条规则', 'Rules put into effect: {n}', '已生效 {n} 條規則'),
    },
    expire: {
      from: ['effective'],
      to: 'expired',
      right: 'effect',
      label: t('停用', 'Retire', '停用'),
      isDanger: true,
      confirm: t(
        '停用“{names}”后不能再用它生成编码，已有的编码仍然有效。停用后不能恢复，但可以修订出新版本。',
        'Once retired, “{names}” can’t be used for new codes; existing ones stay valid. This can’t be undone, but you can create a new version.',
        '停用「{names}」後不能再用它產生編碼，已有的編碼仍然有效。停用後不能恢復，但可以修訂出新版本。',
      ),
      log: t('停用编码规则', 'Retired encoding rules', '停用編碼規則'),
      done: t('已停用 {n} 条规则', 'Rules retired: {n}', '已停用 {n} 條規則'),
    },
  },
);
export type RuleState = StateOf<typeof ruleMoves>;
export type RuleMove = MoveOf<typeof ruleMoves>;
