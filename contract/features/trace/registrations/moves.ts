import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A registration runs by itself; where codes were refused or the node was not reached, it can be tried again. */
export const registrationMoves = moves(
  {
    queued: t('待登记', 'Queued', '待登記'),
    running: t('登记中', 'Registering', '登記中'),
    done: t('已完成', 'Done', '已完成'),
    partial: t('部分完成', 'Partly done', '部分完成'),
    failed: t('失败', 'Failed', '失敗'),
  },
  {
    retry: {
      from: ['partial', 'failed'],
      to: 'queued',
      right: 'add',
      label: t('重试', 'Try again', '重試'),
      log: t('重试编码登记', 'Retried a registration', '重試編碼登記'),
      done: t('已重新排队', 'Queued again', '已重新排隊'),
    },
  },
);
export type RegistrationState = StateOf<typeof registrationMoves>;
