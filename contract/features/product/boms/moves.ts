import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A version is written, then fixed and produced by, then no longer chosen. */
export const bomMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    released: t('已发布', 'Released', '已發布'),
    obsolete: t('已作废', 'Obsolete', '已作廢'),
  },
  {
    release: {
      from: ['draft'],
      to: 'released',
      right: 'release',
      label: t('发布', 'Release', '發布'),
      confirm: t(
        '发布 {names}？之后内容不能再改；要修改请复制成新版本。',
        'Release {names}? Afterwards it can’t be changed; to change it, copy it into a new version.',
        '發布 {names}？之後內容不能再改；要修改請複製成新版本。',
      ),
      log: t('发布物料清单', 'Released bills of materials', '發布物料清單'),
      done: t('已发布 {n} 个物料清单', 'Bills of materials released: {n}', '已發布 {n} 個物料清單'),
    },
    obsolete: {
      from: ['released'],
      to: 'obsolete',
      right: 'release',
      label: t('作废', 'Make obsolete', '作廢'),
      isDanger: true,
      confirm: t(
        '作废 {names}？新的批次不能再选它，已经选用的批次不变。这一步不能撤销。',
        'Make {names} obsolete? New batches can no longer choose it; batches that use it keep it. This can’t be undone.',
        '作廢 {names}？新的批次不能再選它，已經選用的批次不變。這一步不能撤銷。',
      ),
      log: t('作废物料清单', 'Made bills of materials obsolete', '作廢物料清單'),
      done: t(
        '已作废 {n} 个物料清单',
        'Bills of materials made obsolete: {n}',
        '已作廢 {n} 個物料清單',
      ),
    },
  },
);
export type BomState = StateOf<typeof bomMoves>;
