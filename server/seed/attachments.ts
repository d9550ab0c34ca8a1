import sharp from 'sharp';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { createAttachment } from './file-factories.ts';
import { humOf, pdfOf, type Line } from './documents.ts';
import { draw, type Shape } from './drawings.ts';
import { gear, glbOf, objOf, stlOf } from './models.ts';

type Filed = { name: string; type: string; bytes: Buffer };
const pdf = (name: string, pages: Line[][]): Filed => ({
  name,
  type: 'application/pdf',
  bytes: pdfOf(pages),
});
const csv = (name: string, rows: (string | number)[][]): Filed => ({
  name,
  type: 'text/csv',
  // The mark at the front tells spreadsheets that it is UTF-8.
  bytes: Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`),
});
const plain = (name: string, bytes: Buffer, type = 'application/octet-stream'): Filed => ({
  name,
  type,
  bytes,
});
const photo = async (name: string, shape: Shape, tint: string): Promise<Filed> => ({
  name,
  type: 'image/jpeg',
  bytes: await sharp(await draw(shape, tint))
    .jpeg({ quality: 82 })
    .toBuffer(),
});

/** A report of one page and one more with the values. */
function report(title: string, company: string, facts: [string, string][]): Line[][] {
  const head = { text: title, size: 22, y: 784 };
  return [
    [
      head,
      { text: company, y: 728 },
      ...facts.map(([label, value], at) => ({ text: `${label}：${value}`, y: 690 - at * 26 })),
      { text: '结论：合格，准予出厂', size: 15, y: 660 - facts.length * 26 },
    ],
    [
      head,
      { text: '附表：逐项检验记录', size: 14, y: 724 },
      ...facts.map(([label, value], at) => ({
        text: `${at + 1}. ${label} …… ${value} …… 合格`,
        y: 690 - at * 24,
      })),
    ],
  ];
}

const factory = '青山精密制造有限公司 质量部';
const dairy = '远航乳业股份有限公司 品控中心';

async function filesOf(): Promise<Record<number, { by: string; files: Filed[] }>> {
  const body = gear(18, 32, 12);
  return {
    1: {
      by: '孙书文',
      files: [
        plain('SY2026-000131##传动齿轮.glb', glbOf(gear(12, 24, 9)), 'model/gltf-binary'),
        plain('SY2026-000131##壳体定位环.stl', stlOf(gear(24, 40, 6))),
        csv('SY2026-000131##老化测试数据.csv', [
          ['时间', '电压(V)', '电流(A)', '温升(K)'],
          ...Array.from({ length: 24 }, (_, at) => [
            `${at}:00`,
            220 + (at % 3),
            (5.2 + (at % 5) / 10).toFixed(1),
            20 + at,
          ]),
        ]),
        await photo('SY2026-000128##外观照片.jpg', 'kettle', '#e8efe9'),
        pdf(
          'SY2026-000128##出厂检验报告.pdf',
          report('出厂检验报告', factory, [
            ['序列号', 'SY2026-000128'],
            ['产品', '恒温电水壶 KH-17'],
            ['容量', '1.7 L'],
            ['耐压', '1500 V / 60 s 无击穿'],
            ['泄漏电流', '0.18 mA'],
          ]),
        ),
        plain('SY2026-000123##运行噪声.wav', humOf(3), 'audio/wav'),
        plain('SY2026-000123##传动齿轮.stl', stlOf(body)),
        plain('SY2026-000123##传动齿轮.obj', objOf(body), 'text/plain'),
        await photo('SY2026-000123##装配照片.jpg', 'blender', '#e6ece8'),
        pdf(
          'SY2026-000123##出厂检验报告.pdf',
          report('出厂检验报告', factory, [
            ['序列号', 'SY2026-000123'],
            ['产品', '静音破壁机 PB-9'],
            ['额定功率', '1200 W'],
            ['空载转速', '28000 r/min'],
            ['噪声', '68 dB(A)'],
            ['接地电阻', '0.05 Ω'],
          ]),
        ),
      ],
    },
    38: {
      by: '李远航',
      files: [
        await photo('YH20260918-A##装箱照片.jpg', 'carton', '#eef0e4'),
        csv('YH20260918-A##冷链温度.csv', [
          ['时间', '温度(℃)'],
          ...Array.from({ length: 12 }, (_, at) => [
            `${at * 2}:00`,
            (3.6 + (at % 4) / 10).toFixed(1),
          ]),
        ]),
        pdf(
          'YH20260918-A##批次检验报告.pdf',
          report('批次检验报告', dairy, [
            ['批次', 'YH20260918-A'],
            ['产品', '低温鲜牛奶 950 mL'],
            ['蛋白质', '3.4 g/100 mL'],
            ['菌落总数', '符合 GB 25190'],
          ]),
        ),
      ],
    },
  };
}

/** Attachments of the demo's companies, filed over the last days; every file is made here. */
export async function createAttachments(tx: Tx, app: App): Promise<void> {
  for (const [company, { by, files }] of Object.entries(await filesOf()))
    for (const [at, file] of files.entries())
      await createAttachment(app, tx, Number(company), {
        ...file,
        create_user: by,
        create_time: new Date(Date.now() - (files.length - at) * 7_300_000),
      });
}
