import { t } from '#contract/text.ts';
import { title } from '#blocks/kit/business.ts';
import { media, text } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const model3d = block({
  type: 'threedModel',
  group: 'business',
  icon: 'M10 2.75 16.5 6v8L10 17.25 3.5 14V6zM3.5 6 10 9.25 16.5 6M10 9.25v8',
  needs3d: true,
  name: t('3D 模型', '3D model', '3D 模型'),
  line: t('打开产品的 3D 模型', 'Opens the product’s 3D model', '開啟產品的 3D 模型'),
  fields: {
    text: title(t('3D 模型', '3D model', '3D 模型')),
    model_iframe: text(t('模型地址', 'Model URL', '模型地址'), {
      initial: '',
      max: 2_000,
      isUrl: true,
      hint: t(
        '请输入平台允许的网站上的链接；也可在下方上传模型文件',
        'A link to a website the platform allows; or upload a model file below',
        '請輸入平台允許的網站上的連結；也可在下方上傳模型檔案',
      ),
    }),
    modelUrl: media(
      t('模型文件', 'Model file', '模型檔案'),
      'model',
      t('支持 OBJ、FBX、STL', 'OBJ, FBX, STL', '支援 OBJ、FBX、STL'),
    ),
    moditystyle: cardStyle(),
  },
});
