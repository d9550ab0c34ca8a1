import * as XLSX from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../testing/owner.ts';
import { makeBook } from '../testing/workbooks.ts';
import { setUpImport, head, type Table, book } from './importing.fixture.ts';

const { node, owner, demo, send, world, stored } = await setUpImport();

describe('[UPL-7] a good file', () => {
  test('brings in all its rows, in one answer, with a notice, and every row in the log', async () => {
    const answer = await send(
      book(head, ['A1', '甲', '13800138000', '一'], ['A2', '乙', null, null]),
    );
    expect(answer).toMatchObject({ code: 0, msg: '导入成功，共 2 行', data: { rows: 2 } });
    expect(await stored(`code in ('A1', 'A2')`)).toEqual([
      { code: 'A1', name: '甲', contact: '', mobile: '13800138000', address: '', remark: '一' },
      { code: 'A2', name: '乙', contact: '', mobile: '', address: '', remark: '' },
    ]);
    const log = await owner.rows(
      `select username, target, after->>'code' as code from operation_log where path = 'trial/import' order by id`,
    );
    expect(log).toEqual([
      { username: 'demo', target: 'trial', code: 'A1' },
      { username: 'demo', target: 'trial', code: 'A2' },
    ]);
    const notices = await demo.get('notice/index');
    expect((notices.data as { content: string }[])[0]!.content).toBe(
      '已从 供应商.xlsx 导入 2 行供应商。',
    );
  });

  test('may hide sheets with the same heads', async () => {
    const sheets = { old: [head, ['O1', '旧', null, null]], now: [head, ['O2', '新', null, null]] };
    const hide = (all: XLSX.WorkBook) => (all.Workbook = { Sheets: [{ Hidden: 1 }, {}] });
    for (const [type, name] of [
      ['xlsx', 'a.xlsx'],
      ['biff8', 'a.xls'],
    ] as const)
      expect(await send(makeBook(sheets, type, hide), { name, check: '1' })).toMatchObject({
        code: 0,
      });
    await send(makeBook(sheets, 'xlsx', hide));
    expect(await stored(`code in ('O1', 'O2')`)).toMatchObject([{ name: '新' }]);
  });

  test('may have any name', async () => {
    const name = `a${'😀'.repeat(60)}.xlsx`;
    expect(await send(book(head, ['N1', '丙', null, null]), { name })).toMatchObject({ code: 0 });
    const notices = await demo.get('notice/index');
    expect((notices.data as { content: string }[])[0]!.content).toContain('😀.xlsx');
  });

  test('may be an xls, may begin with a title, have its heads in English or as fields, in any order, on a later sheet', async () => {
    const xls = makeBook({ Sheet1: [head, ['B1', '老格式', null, null]] }, 'biff8');
    expect(await send(xls, { name: 'old.XLS' })).toMatchObject({ code: 0, data: { rows: 1 } });
    const later = makeBook({
      Cover: [['Nothing here']],
      Data: [
        ['Suppliers 2026'],
        [],
        ['name*', 'Contact', '＊编 号 '.replace(' ', '')],
        ['later', ' wang ', 'B2'],
      ],
    });
    expect(await send(later, { lang: 'en' })).toMatchObject({
      code: 0,
      msg: 'Imported: 1 row',
    });
    expect((await stored(`code = 'B2'`))[0]).toMatchObject({ name: 'later', contact: 'wang' });
  });

  test('numbers, dates, booleans, full width and blanks are read as a person means them', async () => {
    const day = { t: 'n', v: 46_341, z: 'yyyy-mm-dd' } as XLSX.CellObject;
    const minute = { t: 'n', v: 46_341.5, z: 'yyyy-mm-dd hh:mm' } as XLSX.CellObject;
    const rows: Table = [
      head,
      [1_234_567_890_123, 'n1', null, 0.1 + 0.2],
      [],
      ['  ', '\u3000', null, null],
      ['Ｃ－１２３', '第１号（新）', '１３８００１３８０００', day],
      ['C3', ' n3 \u200b', 13_800_138_001, minute],
      ['C4', 'n4', null, true],
      ['C5', 'n5', null, 0.000_000_1],
      ['C6', 'n6', null, 'line 1\r\nline 2'],
    ];
    expect(await send(book(...rows))).toMatchObject({ code: 0, data: { rows: 6 } });
    const found = await stored(`name like 'n%' or code like 'C-%'`);
    expect(found.map(({ code, name, mobile, remark }) => [code, name, mobile, remark])).toEqual([
      ['1234567890123', 'n1', '', '0.3'],
      ['C-123', '第１号（新）', '13800138000', '2026-11-15'],
      ['C3', 'n3', '13800138001', '2026-11-15 12:00'],
      ['C4', 'n4', '', 'TRUE'],
      ['C5', 'n5', '', '0.0000001'],
      ['C6', 'n6', '', 'line 1\nline 2'],
    ]);
  });

  test('of 500 rows passes, and sent again with the same key changes nothing', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => [`K${n}`, `第 ${n} 家`, null, null]);
    const file = book(head, ...rows);
    const answer = await send(file, { key: 'one-import' });
    expect(answer).toMatchObject({ code: 0, data: { rows: 500 } });
    const before = await world();
    const again = await send(file, { key: 'one-import' });
    expect(again).toMatchObject({ code: 0, data: { rows: 500 } });
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await world()).toBe(before);
  });
});

test('a check tells what an import would, and writes nothing, not even a line of the operation log', async () => {
  const before = await fingerprint(owner, ['node', 'session']);
  const file = book(head, ['G1', 'g', null, null]);
  expect(await send(file, { check: '1' })).toMatchObject({
    code: 0,
    msg: '检查通过，共 1 行',
    data: { rows: 1 },
  });
  const wrong = await send(book(head, ['TAKEN', 'g', null, null]), { check: '1' });
  expect(wrong).toMatchObject({ code: 422, data: { rows: 1 } });
  expect(await fingerprint(owner, ['node', 'session'])).toBe(before);
});

test('the template explains itself in three languages and comes back filled', async () => {
  const expected = {
    zh_CN: {
      name: '供应商-导入模板.xlsx',
      heads: ['编号', '名称*', '联系电话'],
      guide: '填写说明',
      li: '李',
    },
    en: {
      name: 'supplier-import template.xlsx',
      heads: ['Code', 'Name*', 'Phone'],
      guide: 'Instructions',
      li: 'Li',
    },
    zh_TW: {
      name: '供應商-匯入範本.xlsx',
      heads: ['編號', '名稱*', '聯絡電話'],
      guide: '填寫說明',
      li: '李',
    },
  };
  for (const [lang, { name, heads, guide, li }] of Object.entries(expected)) {
    const answer = await fetch(`${node.base}/api/web/trial/importTemplate`, {
      headers: { authorization: `Bearer ${demo.token}`, lang },
    });
    const disposition = answer.headers.get('content-disposition')!;
    expect(decodeURIComponent(/UTF-8''(\S+)/.exec(disposition)![1]!)).toBe(name);
    const template = XLSX.read(Buffer.from(await answer.arrayBuffer()));
    expect(template.SheetNames[1]).toBe(guide);
    const [sheet, explained] = template.SheetNames.map((one) => template.Sheets[one]!);
    const rows = XLSX.utils.sheet_to_json<string[]>(sheet!, { header: 1 });
    expect(rows[0]!.slice(0, 3)).toEqual(heads);
    // No example row below the headers that could be imported by mistake.
    expect(rows).toHaveLength(1);
    const lines = XLSX.utils.sheet_to_json<string[]>(explained!, { header: 1 });
    expect(lines).toHaveLength(8);
    expect(lines.slice(1).find((line) => line[2])![2]).toContain(li);
    expect(lines.slice(1, 3).map((line) => line[3])).toEqual(['S-001', '示例']);
    XLSX.utils.sheet_add_aoa(sheet!, [[`H-${lang}`, 'h']], { origin: 'A2' });
    const filled = XLSX.write(template, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(await send(filled, { lang })).toMatchObject({ code: 0, data: { rows: 1 } });
  }
});
