import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { t } from '#contract/text.ts';
import { banner, gap, heading, notes, pictures, prose } from './pieces.ts';
import type { Starter } from './starter.ts';

const sea = '#1d5a6b';

export const security: Starter = {
  key: 'security',
  kind: 'security',
  name: t('防伪验证', 'Security check', '防偽驗證'),
  line: t(
    '刮开涂层后的结论页',
    'Result page for the code under the scratch layer',
    '刮開塗層後的結論頁',
  ),
  document: pageOf(
    [
      newBlock(queryResult, { isWarranty: false, isShowBookurl: false }),
      gap(),
      banner('security'),
      gap(),
      pictures(),
      newBlock(productInfo),
      gap(),
      heading(
        t('如有疑问', 'If you are in doubt', '如有疑問'),
        t('保留包装与购买凭证', 'Keep the pack and the receipt', '保留包裝與購買憑證'),
        sea,
      ),
      prose(
        notes([
          t(
            '首次验证以外的结果，请核对购买渠道。',
            'If this is not the first check, verify where you bought it.',
            '首次驗證以外的結果，請核對購買通路。',
          ),
          t(
            '涂层已被刮开的产品，请勿购买。',
            'Do not buy a product whose layer has already been scratched off.',
            '塗層已被刮開的產品，請勿購買。',
          ),
        ]),
      ),
    ],
    {
      name: t('防伪验证', 'Security check', '防偽驗證'),
      title: t('防伪验证', 'Security check', '防偽驗證'),
      details: t('防伪码验证结果', 'Security code result', '防偽碼驗證結果'),
    },
  ),
};
