import { moves } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A disabled station has lost its key: enabled again, it is paired again. */
export const stationMoves = moves(
  {
    enabled: t('启用', 'Enabled', '啟用'),
    disabled: t('停用', 'Disabled', '停用'),
  },
  {
    disable: {
      from: ['enabled'],
      to: 'disabled',
      right: 'edit',
      isAside: true,
      label: t('停用', 'Disable', '停用'),
      confirm: t(
        '停用“{names}”？它会立即停止打印，再次使用需要重新配对。',
        'Disable “{names}”? It stops printing immediately and must be paired again before further use.',
        '停用「{names}」？它會立即停止列印，再次使用需要重新配對。',
      ),
      log: t('停用打印工位', 'Disabled a print station', '停用列印工作站'),
      done: t('已停用', 'Disabled', '已停用'),
    },
    enable: {
      from: ['disabled'],
      to: 'enabled',
      right: 'edit',
      label: t('启用', 'Enable', '啟用'),
      log: t('启用打印工位', 'Enabled a print station', '啟用列印工作站'),
      done: t('已启用，请重新配对', 'Enabled; please pair it again', '已啟用，請重新配對'),
    },
  },
);
