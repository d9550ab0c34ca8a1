import { t } from '#contract/text.ts';
import { phrase, picture, text } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const follow = block({
  type: 'follow',
  group: 'basic',
  icon: 'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 16.5c.5-2.8 2.5-4.25 5-4.25 1 0 2 .25 2.75.75M14.5 11.5v5M12 14h5',
  name: t('关注公众号', 'Follow on WeChat', '關注公眾號'),
  line: t('公众号名片与二维码', 'Card and QR code of an official account', '公眾號名片與 QR Code'),
  fields: {
    heade: picture(
      t('头像', 'Profile picture', '頭像'),
      t('建议正方形', 'A square picture works best', '建議正方形'),
    ),
    followName: phrase(t('公众号名称', 'Account name', '公眾號名稱'), {
      initial: t('公众号名称', 'Official account', '公眾號名稱'),
      max: 50,
    }),
    followAppId: text(t('公众号 AppId', 'Account AppId', '公眾號 AppId'), {
      initial: '',
      max: 100,
    }),
    qr: picture(t('二维码', 'QR code', 'QR Code')),
  },
});
