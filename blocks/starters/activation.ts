import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { t } from '#contract/text.ts';
import { banner, heading, point } from './pieces.ts';
import type { Starter } from './starter.ts';

const blue = '#22488a';

export const activation: Starter = {
  key: 'activation',
  kind: 'activation',
  name: t('激活质保', 'Warranty', '啟用保固'),
  line: t('激活表单上方的内容', 'Content above the activation form', '啟用表單上方的內容'),
  document: pageOf(
    [
      banner('activation'),
      heading(
        t('激活质保', 'Activate your warranty', '啟用保固'),
        t('只需姓名与手机号', 'Only your name and phone number', '只需姓名與手機號碼'),
        blue,
      ),
      point(
        'shield',
        t('质保', 'Warranty', '保固'),
        t('从激活当天开始', 'From the day of activation', '從啟用當天開始'),
      ),
      point(
        'tool',
        t('服务', 'Service', '服務'),
        t('凭序列号报修', 'By serial number', '憑序號報修'),
      ),
      newBlock(notice, {
        noticeText: t(
          '每件产品只能激活一次，请确认信息无误',
          'Each product can be activated only once; please check your details',
          '每件產品只能啟用一次，請確認資訊無誤',
        ),
        backColor: '#eef3fc',
        textColor: '#2c4a80',
      }),
    ],
    {
      name: t('激活质保', 'Activation', '啟用保固'),
      title: t('激活质保', 'Activation', '啟用保固'),
      details: t('激活产品质保', 'Activate your product warranty', '啟用產品保固'),
    },
  ),
};
