import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { apiKeyMoves } from './moves.ts';

export const apiKeys = feature('system/api-keys', {
  resource: 'apiKey',
  area: 'system:apiKey',
  title: t('API 密钥', 'API keys', 'API 金鑰'),
  one: t('API 密钥', 'API key', 'API 金鑰'),
  many: 'API keys',
  menu: { id: 116, path: '/system/apiKey', under: 'companySystem' },
  verbs: ['view', 'add', 'export'],
  rights: { revoke: t('吊销 API 密钥', 'Revoke API keys', '吊銷 API 金鑰') },
  moves: apiKeyMoves,
});
