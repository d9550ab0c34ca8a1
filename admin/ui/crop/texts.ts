import { t } from '#contract/text.ts';

export const cropTexts = {
  title: t('裁剪“{name}”', 'Crop “{name}”', '裁切「{name}」'),
  ratio: t('比例', 'Ratio', '比例'),
  ratios: {
    free: t('自由', 'Free', '自由'),
    banner: t('横幅 15:8', 'Banner 15:8', '橫幅 15:8'),
    square: t('方形 1:1', 'Square 1:1', '方形 1:1'),
    wide: t('16:9', '16:9', '16:9'),
    photo: t('4:3', '4:3', '4:3'),
    portrait: t('3:4', '3:4', '3:4'),
  },
  frame: t(
    '裁剪范围：左 {left}，上 {top}，宽 {width}，高 {height} 像素',
    'Area: {left} from the left, {top} from the top, {width} wide, {height} high, in pixels',
    '裁切範圍：左 {left}，上 {top}，寬 {width}，高 {height} 像素',
  ),
  how: t(
    '拖动移动范围，拖动右下角改变大小。键盘：方向键移动，Shift+方向键改变大小。',
    'Drag to move the area, drag its corner to resize it. Keys: arrows move, Shift+arrows resize.',
    '拖曳移動範圍，拖曳右下角改變大小。鍵盤：方向鍵移動，Shift+方向鍵改變大小。',
  ),
  size: t('{width}×{height} 像素', '{width}×{height} px', '{width}×{height} 像素'),
  name: t('新图片名称', 'Name of the new picture', '新圖片名稱'),
  cropped: t('{name} 裁剪', '{name} cropped', '{name} 裁切'),
  verb: t('另存为新图片', 'Save as new picture', '另存為新圖片'),
  failed: t('图片无法显示', 'The picture can’t be displayed', '圖片無法顯示'),
};
