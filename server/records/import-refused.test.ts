import * as XLSX from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../refusal.ts';
import type { Reply } from '../testing/node.ts';
import { makeBook, makeEncrypted, makeZip } from '../testing/workbooks.ts';
import { watchWrites } from '../testing/writes.ts';
import { readWorkbook } from './spreadsheet/read-workbook.ts';
import { setUpImport, type Sent, head, book } from './importing.fixture.ts';

const { node, owner, demo, send } = await setUpImport();
// Everything but the clocks of sessions and nodes.
const writes = await watchWrites(owner, ['node', 'session']);

describe('[UPL-7] a file is refused whole, and leaves nothing', () => {
  async function refused(bytes: Buffer | null, sent: Sent = {}): Promise<Reply> {
    await writes.written();
    const answer = await send(bytes, sent);
    expect(answer.code).not.toBe(0);
    expect(await writes.written()).toEqual([]);
    return answer;
  }
  const good = book(head, ['D1', 'd', null, null]);

  test('by what it is', async () => {
    const wrong = { code: 422, msg: '附件格式错误，请重新上传' };
    expect(await refused(null)).toMatchObject({ code: 422, msg: '请上传附件' });
    expect(await refused(Buffer.alloc(0), { name: '' })).toMatchObject({ msg: '请上传附件' });
    expect(await refused(good, { name: 'a.csv' })).toMatchObject(wrong);
    expect(await refused(Buffer.from('编号,名称\nD1,d'), { name: 'a.xlsx' })).toMatchObject(wrong);
    expect(await refused(Buffer.from('<table><tr><td>名称'), { name: 'a.xls' })).toMatchObject(
      wrong,
    );
    expect(await refused(Buffer.alloc(0), { name: 'a.xlsx' })).toMatchObject(wrong);
    const zip = makeZip([{ name: 'word/document.xml', body: Buffer.from('<a/>') }]);
    expect(await refused(zip)).toMatchObject(wrong);
  });

  test('when a part of it is missing or spoilt', async () => {
    const damaged = { code: 422, msg: '文件已损坏或不完整，请重新保存后上传' };
    expect(await refused(good.subarray(0, good.length - 100))).toMatchObject(damaged);
    const spoilt = Buffer.from(good);
    spoilt.fill(0x55, 40, 400);
    expect(await refused(spoilt)).toMatchObject(damaged);
    const xls = makeBook({ Sheet1: [head, ['D1', 'd', null, null]] }, 'biff8');
    expect(await refused(xls.subarray(0, 40), { name: 'a.xls' })).toMatchObject(damaged);
    expect(await refused(xls.subarray(0, 600), { name: 'a.xls' })).toMatchObject(damaged);
  });

  test('when two of its sheets hold rows', async () => {
    const two = makeBook({ 一月: [head, ['D1', 'd']], 说明: [['x']], 二月: [head, ['D2', 'd']] });
    expect(await refused(two)).toMatchObject({
      code: 422,
      msg: '工作表“一月、二月”都有数据，请只保留要导入的一张',
    });
  });

  test('when it is protected by a password', async () => {
    expect(await refused(makeEncrypted())).toMatchObject({
      code: 422,
      msg: '文件已加密，请取消密码后重新上传',
    });
    const locked = makeZip([{ name: 'xl/workbook.xml', body: Buffer.from('<a/>'), flags: 1 }]);
    expect(await refused(locked)).toMatchObject({ msg: '文件已加密，请取消密码后重新上传' });
  });

  test('when it is too big, is a bomb, or lies about its size', async () => {
    expect(await refused(Buffer.alloc(21 * 1_048_576))).toMatchObject({ code: 413, status: 413 });
    const workbook = { name: 'xl/workbook.xml', body: Buffer.from('<workbook/>') };
    const zeros = Buffer.alloc(30 * 1_048_576);
    const tooMuch = { code: 422, msg: '文件内容过大，请只保留要导入的数据后重新上传' };
    const bomb = makeZip([workbook, { name: 'xl/worksheets/sheet1.xml', body: zeros }]);
    expect(await refused(bomb)).toMatchObject(tooMuch);
    const many = Array.from({ length: 7 }, (_, n) => ({ name: `xl/media/${n}`, body: zeros }));
    expect(await refused(makeZip([workbook, ...many]))).toMatchObject(tooMuch);
    const liar = makeZip([workbook, { name: 'xl/worksheets/sheet1.xml', body: zeros, size: 900 }]);
    expect(await refused(liar)).toMatchObject({
      code: 422,
      msg: '文件已损坏或不完整，请重新保存后上传',
    });
  });

  test('when one long text stands in every cell', async () => {
    const words = Array.from({ length: 500 }, () => Array<string>(200).fill('山'.repeat(2_000)));
    const sheet = XLSX.utils.aoa_to_sheet(words);
    const all = { SheetNames: ['a'], Sheets: { a: sheet } };
    const bytes = XLSX.write(all, { type: 'buffer', bookSST: true, compression: true }) as Buffer;
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await refused(bytes)).toMatchObject({
      msg: '文件内容过大，请只保留要导入的数据后重新上传',
    });
  });

  test('when reading it takes more memory or time than it may; nothing else is held up', async () => {
    const rows = Array.from({ length: 40_000 }, (_, n) => [`M${n}`, `m${n}`, null, `${n}`]);
    const heavy = { name: 'heavy.xlsx', bytes: book(head, ...rows) };
    const reading = readWorkbook(heavy, { milliseconds: 20_000, megabytes: 20 });
    const late = readWorkbook(heavy, { milliseconds: 30, megabytes: 384 });
    const third = readWorkbook(heavy);
    const outcomes = Promise.allSettled([reading, late, third]);
    expect((await demo.get('supplier/index')).code).toBe(0);
    const told = (await outcomes).map((one) =>
      one.status === 'rejected' ? (one.reason as Refusal).text.en : one.value[0]!.count,
    );
    const tooMuch =
      'The file contains too much data; please keep only the rows to import and upload it again';
    expect(told).toEqual([tooMuch, tooMuch, 40_001]);
  });

  test('by its heads', async () => {
    const nothing = book(['Apple', 'Pear'], ['a', 'b']);
    expect(await refused(nothing)).toMatchObject({ msg: '文件中没有找到表头，请使用导入模板' });
    expect(await refused(book(head))).toMatchObject({ code: 422, msg: '文件中没有数据行' });
    const unknown = await refused(book([...head, '颜色'], ['D1', 'd', null, null, '红']));
    expect(unknown).toMatchObject({
      msg: '表头有误：无法识别的列“颜色”',
      data: { rows: 0, errors: [{ row: 1, field: '颜色', msg: '无法识别的列“颜色”' }] },
    });
    const several = await refused(book(['编号', '备注', 'code'], ['D1', 'd', 'D2']), {
      lang: 'en',
    });
    expect(several.msg).toBe(
      'The header row is not valid: the column “Code” appears more than once, the required column “Name” is missing',
    );
    const nameless = await refused(book([...head, null], ['D1', 'd', null, null, 'x']));
    expect(nameless.msg).toBe('表头有误：无法识别的列“E”');
    const merged = makeBook({ S: [head, ['D1', 'd']] }, 'xlsx', ({ Sheets }) => {
      Sheets.S!['!merges'] = [XLSX.utils.decode_range('C1:D1')];
    });
    expect((await refused(merged)).msg).toBe('表头有误：表头有合并的单元格');
  });

  test('when it has 501 rows', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => [`L${n}`, 'l', null, null]);
    expect(await refused(book(head, ...rows))).toMatchObject({
      code: 422,
      msg: '单次最多 500 行，文件中有 501 行',
    });
    const more = Array.from({ length: 20_000 }, (_, n) => [`L${n}`, 'l', null, null]);
    expect(await refused(book(head, ...more))).toMatchObject({
      msg: '单次最多 500 行，文件中有 20000 行',
    });
  });

  test('by any wrong row; every one is told with the number it has in the sheet', async () => {
    const file = makeBook(
      {
        S: [
          ['编号', '名称', '联系电话', '邮箱', '联系人', '备注'],
          ['E1', null, 'call me', 'nobody', null, null],
          [],
          ['E2', 'e2', null, null, '赵', null],
          ['E3', 'e3', null, null, '马', null],
          ['E4', 'e4', null, null, null, { t: 'n', v: 3, f: '1+2' }],
          ['E5', 'e5', null, null, null, { t: 'e', v: 0x2a }],
          [123_456_789_012_345_680, 'e6', null, null, null, null],
          ['E7', 'e7', null, null, null, 'merged'],
          ['E8', 'e8', null, null, null, null],
          ['E2b', 'e9', null, null, null, 'x'.repeat(501)],
          ['SAME', 'e10', null, null, null, null],
          ['SAME', 'e11', null, null, null, null],
          ['TAKEN', 'e12', null, null, null, null],
          ['E13', 'Moriarty', null, null, null, null],
          ['THEIRS', 'e14', null, null, '李', null],
        ],
      },
      'xlsx',
      ({ Sheets }) => {
        Sheets.S!['!merges'] = [XLSX.utils.decode_range('F9:F10')];
      },
    );
    const answer = await refused(file);
    expect(answer).toMatchObject({ code: 422, msg: '有 14 处错误，未导入任何数据' });
    const said = (answer.data.errors as { row: number; field: string; msg: string }[]).map(
      ({ row, field, msg }) => `${row} ${field} ${msg}`,
    );
    expect(answer.data.rows).toBe(14);
    expect(said).toEqual([
      '2 名称 不能为空',
      '2 联系电话 格式错误',
      '2 邮箱 邮箱格式不正确',
      '4 联系人 “赵”不是可填写的内容，可填：李、王、马、马',
      '5 联系人 “马”对应多个选项，无法确定',
      '6 备注 不能是公式，请粘贴为数值',
      '7 备注 单元格里是错误值 #N/A',
      '8 编号 数字超过 15 位，表格软件已丢失精度，请将单元格设为文本后重新填写',
      '9 备注 是合并的单元格，请取消合并并逐行填写',
      '10 备注 是合并的单元格，请取消合并并逐行填写',
      '11 备注 最多 500 个字符',
      '13 编号 “SAME”与第 12 行重复',
      '14 编号 编号“TAKEN”已存在',
      '15 名称 不受欢迎',
    ]);
  });

  test('by a rule that only the last row breaks', async () => {
    const file = book(head, ['F1', 'f1', null, null], ['F2', 'Moriarty', null, null]);
    const answer = await refused(file, { lang: 'en' });
    expect(answer).toMatchObject({
      msg: '1 error; nothing was imported',
      data: { rows: 2, errors: [{ row: 3, field: 'Name', msg: 'Not welcome' }] },
    });
  });

  test('without the permission', async () => {
    const data = await node.signIn('data');
    expect(await refused(good, { token: data.token })).toMatchObject({ code: 403 });
    expect((await data.get('trial/importTemplate')).code).toBe(403);
    expect(await refused(good, { check: 'yes' })).toMatchObject({ code: 422 });
  });
});
