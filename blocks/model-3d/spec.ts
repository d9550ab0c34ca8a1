import { t } from '#contract/text.ts';
import { title } from '#blocks/kit/business.ts';
import { media, text } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const model3d = block({
  type: 'threedModel',
  group: 'business',
  needs3d: true,
  name: t('3D 模型', '3D model', '3D 模型'),
  line: t('打开产品的 3D 模型', 'Opens the product’s 3D model', '開啟產品的 3D 模型'),
  fields: {
    text: title(t('3D 模型', '3D model', '3D 模型')),
    model_iframe: text(t('模型地址', 'Address of the model', '模型地址'), {
      initial: '',
      max: 2_000,
      isUrl: true,
      hint: t(
        '请输入链接并确保可以访问',
        'Enter a link and make sure that it opens',
        '請輸入連結並確保可以存取',
      ),
    }),
    modelUrl: media(
      t('模型文件', 'File of the model', '模型檔案'),
      'model',
      t('支持 OBJ、FBX、STL', 'OBJ, FBX, STL', '支援 OBJ、FBX、STL'),
    ),
    moditystyle: cardStyle(),
  },
});
