import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A key works until it expires or is revoked. */
export const apiKeyMoves = moves(
  {
    active: t('有效', 'Active', '有效'),
    expired: t('已过期', 'Expired', '已過期'),
    revoked: t('已吊销', 'Revoked', '已吊銷'),
  },
  {
    revoke: {
      from: ['active', 'expired'],
      to: 'revoked',
      right: 'revoke',
      reason: 'optional',
      isDanger: true,
      label: t('吊销', 'Revoke', '吊銷'),
      confirm: t(
        '吊销“{names}”？使用它的程序会立即被拒绝，且不能恢复。',
        'Revoke “{names}”? Programs that use it are rejected immediately. This can’t be undone.',
        '吊銷「{names}」？使用它的程式會立即被拒絕，且無法復原。',
      ),
      log: t('吊销 API 密钥', 'Revoked an API key', '吊銷 API 金鑰'),
      done: t('密钥已吊销', 'Key revoked', '金鑰已吊銷'),
    },
  },
);
export type ApiKeyState = StateOf<typeof apiKeyMoves>;
