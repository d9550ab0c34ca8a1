import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A plan is written, in force, or no longer; one plan of a part is in force at most. */
export const planMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('生效中', 'In force', '生效中'),
    retired: t('已停用', 'Retired', '已停用'),
  },
  {
    publish: {
      from: ['draft'],
      to: 'published',
      right: 'publish',
      label: t('发布', 'Publish', '發布'),
      confirm: t(
        '发布 {names}？同一物料原来生效的方案随即停用；缺少必检项或必检项不合格的产品将不能装箱和发货。',
        'Publish {names}? It replaces the plan now in force for the part. Products whose required steps are missing or failed can’t be packed or shipped.',
        '發布 {names}？同一物料原來生效的方案隨即停用；缺少必檢項或必檢項不合格的產品將不能裝箱和出貨。',
      ),
      log: t('发布检验方案', 'Published inspection plans', '發布檢驗方案'),
      done: t('已发布 {n} 个检验方案', 'Inspection plans published: {n}', '已發布 {n} 個檢驗方案'),
    },
    retire: {
      from: ['published'],
      to: 'retired',
      right: 'publish',
      isAside: true,
      isDanger: true,
      label: t('停用', 'Retire', '停用'),
      confirm: t(
        '停用 {names}？之后装箱和发货不再核对检验数据。',
        'Retire {names}? Packing and shipping no longer check for inspection data.',
        '停用 {names}？之後裝箱和出貨不再核對檢驗資料。',
      ),
      log: t('停用检验方案', 'Retired inspection plans', '停用檢驗方案'),
      done: t('已停用 {n} 个检验方案', 'Inspection plans retired: {n}', '已停用 {n} 個檢驗方案'),
    },
  },
);
export type PlanState = StateOf<typeof planMoves>;
