import { expect, test } from 'vitest';
import { soundsLike } from './pinyin.ts';

test.each([
  ['生产批次', 'scpc shengchanpici shengcpc shengchanp pici pc'],
  ['标识包', 'bsb biaoshibao biaosb'],
  ['采购订单', 'cgdd caigoudingdan dingdan'],
  ['经销商', 'jxs jingxiaoshang'],
  ['物料 BOM', 'wlbom wuliaobom bom'],
  ['绿色认证', 'lvserenzheng lsrz'],
  ['產品圖片', 'cptp chanpintupian'],
  ['啊', 'a'],
  ['做', 'zuo z'],
])('%s is typed as %s', (name, typed) => {
  for (const letters of typed.split(' ')) expect(soundsLike(name, letters), letters).toBe(true);
});

test.each([
  ['生产批次', 'shengchen'],
  ['商品搜索', 'shipin'],
  ['视频', 'sp1'],
  ['Heading', 'h'],
  ['视频', ''],
])('%s does not sound like %s', (name, letters) => expect(soundsLike(name, letters)).toBe(false));
