import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const secretKeys = feature('identity/keys', {
  resource: 'secretKey',
  area: 'identity:key',
  title: t('密钥', 'Secret keys', '金鑰'),
  one: t('密钥', 'secret key', '金鑰'),
  many: 'secret keys',
  menu: { id: 17, path: '/identity/key', under: 'setting' },
  verbs: ['view'],
  rights: {
    rotate: t('更换密钥', 'Rotate secret keys', '更換金鑰'),
    revoke: t('吊销密钥', 'Revoke secret keys', '吊銷金鑰'),
  },
  roles: { identity: 'all' },
  log: {
    rotate: t('更换密钥', 'Rotated a secret key', '更換金鑰'),
    revoke: t('吊销密钥', 'Revoked a secret key', '吊銷金鑰'),
  },
});
