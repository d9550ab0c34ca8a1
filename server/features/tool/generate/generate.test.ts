import { Uint8ArrayReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GenerateAround, GeneratedFile } from '#contract/features/tool/generate/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { jig } from '#server/tool/generate/described.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let id: number;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  const answer = await admin.post('generate/add', jig);
  expect(answer, answer.msg).toMatchObject({ code: 0, data: { field_count: jig.fields.length } });
  ({ id } = answer.data);
});

test('a description is kept as it was given, and found by any of its names', async () => {
  const { data } = await admin.get('generate/info', { id });
  expect(data).toMatchObject(jig);
  for (const keyword of ['jig', '工装', '治具'])
    expect((await admin.get('generate/index', { keyword })).data).toMatchObject([{ id }]);
  expect((await admin.get('generate/index', { type: 'admin' })).data).not.toMatchObject([{ id }]);
});

describe('what the tree or the languages do not allow is refused at its field', () => {
  const [first, ...rest] = jig.fields;
  test.each([
    ['a resource that is there', { resource: 'supplier' }, 'resource'],
    ['a menu that is there', { resource: 'workplace' }, 'resource'],
    ['a title that is there', { zh_CN: '供应商' }, 'zh_CN'],
    ['a word of SQL', { resource: 'select' }, 'resource'],
    ['a word of TypeScript', { resource: 'class' }, 'resource'],
    ['a folder that is there', { section: 'product', many: 'parts' }, 'many'],
    ['a group of another login', { section: 'platform' }, 'section'],
    ['a new group without names', { section: 'garden', section_en: '' }, 'section_en'],
    ['simplified characters as traditional', { zh_TW: '工装' }, 'zh_TW'],
    ['Chinese as English', { en: '工装' }, 'en'],
    ['a role nobody has', { roles: ['nobody'] }, 'roles'],
    ['a column of SQL', { fields: [{ ...first, name: 'order' }, ...rest] }, 'fields.0.name'],
    ['a column every table has', { fields: [{ ...first, name: 'version' }] }, 'fields.0.name'],
    ['two columns of one name', { fields: [first, first] }, 'fields.1.name'],
    ['no name for a record', { fields: [{ ...first, required: false }] }, 'fields.0.type'],
    [
      'a dictionary that is not shipped',
      { fields: jig.fields.map((one) => (one.type === 'dict' ? { ...one, dict: 'no' } : one)) },
      'fields.16.dict',
    ],
    ['a part in a table of the platform', { type: 'admin', roles: [] }, 'fields.18.type'],
  ])('%s', async (_name, wrong, field) => {
    const body = { ...jig, resource: 'other', many: 'others', ...wrong };
    const answer = await admin.post('generate/add', body);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.errors!.map((one) => one.field)).toContain(field);
  });
});

test('a description is edited on its newest version only, and what is not in the list is kept too', async () => {
  const { data } = await admin.post('generate/copy', { id });
  const edit = {
    ...jig,
    resource: data.resource,
    id: data.id,
    version: 1,
    line_en: 'Another line',
  };
  const saved = await admin.post('generate/edit', edit);
  expect(saved, saved.msg).toMatchObject({
    code: 0,
    data: { version: 2, line_en: 'Another line' },
  });
  expect(await admin.post('generate/edit', { ...edit, line_en: 'A third' })).toMatchObject({
    status: 409,
    data: { current: { line_en: 'Another line' }, changed: expect.arrayContaining(['line_en']) },
  });
  expect(await admin.post('generate/delete', { ids: [data.id] })).toMatchObject({ code: 0 });
});

test('a copy is called differently, and again', async () => {
  for (const resource of ['jigCopy', 'jigCopyCopy'])
    expect((await admin.post('generate/copy', { id })).data).toMatchObject({ resource });
  const { data } = await admin.get('generate/index', { keyword: 'jigCopy' });
  await admin.post('generate/delete', { ids: (data as { id: number }[]).map((one) => one.id) });
});

describe('the files of a feature', () => {
  const all = async () => (await admin.post('generate/preview', { id })).data as GeneratedFile[];

  test('are its own, and the shared ones with its lines put in', async () => {
    const files = await all();
    const own = files.filter((file) => file.is_new).map(({ path }) => path);
    expect(own).toEqual(
      expect.arrayContaining([
        'contract/features/workshop/jigs/contract.ts',
        'contract/features/workshop/jigs/texts.ts',
        'server/features/workshop/jigs/routes.ts',
        'server/features/workshop/jigs/jigs.test.ts',
        'admin/features/workshop/jigs/JigsPage.tsx',
        'admin/features/workshop/jigs/JigForm.tsx',
        'e2e/jigs.spec.ts',
        expect.stringMatching(/^server\/database\/migrations\/\d{4}_jig\.sql$/),
      ]),
    );
    const shared = files.find(({ path }) => path === 'server/features/list.ts')!;
    expect(shared.is_new).toBe(false);
    expect(shared.text).toContain('...jigEndpoints,');
  });

  test('come as one archive, each at its place, with a note which is which', async () => {
    const answer = await fetch(`${node.base}/api/admin/generate/download?id=${id}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await answer.arrayBuffer())));
    const entries = (await zip.getEntries()) as FileEntry[];
    const files = await all();
    expect(entries.map(({ filename }) => filename).toSorted()).toEqual(
      ['README-jig.md', ...files.map(({ path }) => path)].toSorted(),
    );
    const note = await entries[0]!.getData(new TextWriter());
    for (const { path } of files) expect(note).toContain(`- ${path}\n`);
  });
});

test('what can be chosen from is what the tree has', async () => {
  const around = (await admin.get('generate/around')).data as GenerateAround;
  expect(around.resources).toEqual(expect.arrayContaining(['part', 'supplier', 'link']));
  expect(around.sections).toContainEqual(expect.objectContaining({ type: 'web', key: 'product' }));
  expect(around.dicts.map(({ code }) => code)).toContain('unit');
});

test('nobody downloads code without the right', async () => {
  await owner.rows(`update role set permissions = '{tool:generate:view}' where code = 'platform'`);
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.post('generate/preview', { id })).toMatchObject({ status: 200 });
  expect(await viewer.get('generate/download', { id })).toMatchObject({ status: 403 });
  for (const call of ['add', 'edit', 'delete', 'copy'])
    expect(await viewer.post(`generate/${call}`), call).toMatchObject({ status: 403 });
});
