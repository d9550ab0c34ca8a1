import { t } from '#contract/text.ts';
import { phrase, picture, text } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const follow = block({
  type: 'follow',
  group: 'basic',
  name: t('关注公众号', 'Follow on WeChat', '關注公眾號'),
  line: t('公众号名片与二维码', 'Card and QR code of an official account', '公眾號名片與 QR Code'),
  fields: {
    heade: picture(t('头像', 'Picture', '頭像'), t('建议正方形', 'Best a square', '建議正方形')),
    followName: phrase(t('公众号名称', 'Name of the account', '公眾號名稱'), {
      initial: t('公众号名称', 'Official account', '公眾號名稱'),
      max: 50,
    }),
    followAppId: text(t('公众号 AppId', 'AppId of the account', '公眾號 AppId'), {
      initial: '',
      max: 100,
    }),
    qr: picture(t('二维码', 'QR code', 'QR Code')),
  },
});
