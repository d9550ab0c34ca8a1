import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { QualityRecord } from '#contract/quality/records.ts';
import { features } from '#contract/features/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { menus } from '#contract/menus.ts';
import { everyPermission } from '#contract/access.ts';
import { permissionNames, permissions, type Permission } from '#contract/permissions.ts';
import { shippedRoles } from '#contract/roles.ts';
import { operationTexts } from '#contract/operations.ts';
import { makeServer } from '#server/build-server.ts';
import { call } from '#contract/call.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import { pathsOf, registerEndpoints } from '#server/http/register.ts';
import { startTestNode } from '#server/testing/node.ts';
import { testSettings } from '#server/testing/settings.ts';
import { jobKindsOf } from './background.ts';
import { knownPart } from './dashboard/saved-views/known.ts';
import { endpoints } from './list.ts';

const node = await startTestNode();
const named = endpoints.map((one) => [`${one.method} ${one.path}`, one] as const);

describe('every call', () => {
  test.each(named)(
    '%s says who may make it and what it answers',
    (_name, { allow, types, kind, data }) => {
      if (allow !== 'public' && allow !== 'signedIn') {
        expect(permissionNames).toContain(allow);
        for (const type of types) expect(permissions[allow].types).toContain(type);
      }
      expect(Boolean(data)).toBe(kind !== 'file');
    },
  );

  test('that writes is named in the operation log', () => {
    const logged = endpoints.filter((one) => one.writes ?? one.method === 'POST');
    const unnamed = logged.filter((one) => !operationTexts[one.path] && one.transaction !== false);
    expect(unnamed.map((one) => one.path)).toEqual([]);
  });

  test('has an address of its own', () => {
    const addresses = endpoints.flatMap((one) =>
      pathsOf(one).map(({ url }) => `${one.method} ${url}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(named.filter(([, one]) => one.input))(
    '%s refuses fields it does not know',
    (_name, one) => {
      const schema = z.toJSONSchema(one.input!, { io: 'input', unrepresentable: 'any' });
      expect(schema).toMatchObject({ additionalProperties: false });
    },
  );
});

describe('a feature whose records are found from anywhere', () => {
  const keysOf = (schema: z.ZodType): string[] => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.keys((json as { properties: object }).properties);
  };
  test.each(features.filter(({ found }) => found).map((one) => [one.path, one] as const))(
    '%s has a list that is searched by a keyword, the fields it is named by, and a page',
    (_path, { resource, area, types, pages, found }) => {
      for (const type of types) {
        const list = endpoints.find(
          (one) =>
            one.path === `${resource}/index` &&
            one.allow === `${area}:view` &&
            (one.types as readonly string[]).includes(type),
        );
        expect(keysOf(list!.input!)).toContain('keyword');
        // Found by one statement with the records of all other kinds.
        expect(list!.glance).toBeTypeOf('function');
        const columns = keysOf(list!.data!);
        for (const field of [found!.name, ...(found!.hint ?? [])]) expect(columns).toContain(field);
      }
      expect(pages.length).toBeGreaterThan(0);
    },
  );
});

describe('a call without a declared permission does not go live', () => {
  const undeclared = (allow: unknown) =>
    [
      {
        method: 'GET',
        types: ['web'],
        path: 'test/open',
        allow,
        answer: z.null(),
        run: () => null,
      },
    ] as unknown as Endpoint[];

  test.each([undefined, '', 'app:nothing:known', 'toString', 'constructor'])(
    'with %j as its permission',
    (allow) => {
      const server = makeServer(testSettings({}));
      expect(() => registerEndpoints(server, node.app, undeclared(allow))).toThrow(
        'declares no known permission',
      );
    },
  );

  test('also when it was put on the server by hand', () => {
    const server = makeServer(testSettings({}));
    expect(() => server.get('/api/open', () => 'x')).toThrow('declares no permission');
    expect(() => server.get('/health', () => 'x')).not.toThrow();
  });

  test('and a whole node does not start with it', async () => {
    await expect(startTestNode({ endpoints: undeclared('nobody:knows:this') })).rejects.toThrow(
      'declares no known permission',
    );
  });

  test('while one that says "public" does', () => {
    const server = makeServer(testSettings({}));
    const open = serve(
      call('GET test/open', { types: ['web'], allow: 'public', answer: z.null() }),
      () => Promise.resolve(null),
    );
    expect(() => registerEndpoints(server, node.app, [open])).not.toThrow();
  });
});

describe('every menu', () => {
  type Entry = (typeof menus)['web'][number];
  const entries = loginTypes.flatMap((type) => {
    const flatten = (list: Entry[]): Entry[] =>
      list.flatMap((entry) => [entry, ...flatten(entry.children)]);
    return flatten(menus[type]).map((entry) => ({ type, ...entry }));
  });
  // The server must not import admin code, so the list of pages is read as text.
  const pages = readFileSync(new URL('../../admin/features/list.ts', import.meta.url), 'utf8');

  test.each(entries.map((entry) => [`${entry.type} ${entry.path}`, entry] as const))(
    '%s has a name, a page and somebody who may open it',
    (_name, entry) => {
      expect(entry.title).toBe(entry.name.zh_CN);
      if (entry.component) expect(pages).toContain(`'${entry.component}': () => import(`);
      else expect(entry.children.length).toBeGreaterThan(0);
      if (!entry.permission) return;
      expect(permissions[entry.permission].types).toContain(entry.type);
      const holders = shippedRoles.filter(
        (role) =>
          role.type === entry.type &&
          (role.permissions.includes(everyPermission) ||
            role.permissions.includes(entry.permission as Permission)),
      );
      expect(holders.length).toBeGreaterThan(0);
    },
  );

  test('has an id and a path of its own within its login type', () => {
    for (const type of loginTypes) {
      const own = entries.filter((entry) => entry.type === type);
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      expect(new Set(own.map(({ path }) => path)).size).toBe(own.length);
    }
  });
});

describe('every export', () => {
  const sheets = endpoints.flatMap(({ path, types, sheet }) =>
    sheet ? [[`${path} of ${types.join()}`, sheet] as const] : [],
  );

  test.each(sheets)('%s calls each column by a name of its own', (_path, sheet) => {
    const names = sheet.map(({ field }) => field);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(loginTypes)('tells its columns to those of %s who may make it', async (type) => {
    const user = await node.signIn({ web: 'demo', admin: 'admin', dealer: 'dealer' }[type], type);
    const own = endpoints.filter(({ sheet, types }) => sheet && types.includes(type));
    expect(own.length).toBeGreaterThan(0);
    for (const { path, sheet } of own) {
      const { data } = await user.get('exportColumn/index', { path });
      expect(
        (data as { field: string }[]).map(({ field }) => field),
        path,
      ).toEqual(sheet!.map(({ field }) => field));
    }
  });
});

describe('every reading call', () => {
  const reading = endpoints.filter((one) => one.method === 'GET' && one.path !== 'login/logout');
  const users = { web: 'demo', admin: 'admin', dealer: 'dealer' } as const;
  const exportOf = { web: 'part/export', admin: 'company/export', dealer: 'saleRecord/export' };
  type User = Awaited<ReturnType<typeof node.signIn>>;

  /** The query of a call: the id of an existing row. */
  async function queryFor(user: User, { path, input }: Endpoint): Promise<Record<string, string>> {
    if (path === 'login/branding') return { company_id: '38' };
    if (path === 'pageTemplate/scene' || path === 'labelTemplate/values') {
      const { data } = await user.get('pageTemplate/codes');
      return { code: (data as { code: string }[])[0]!.code };
    }
    if (path === 'bom/whereUsed') {
      const { data } = await user.get('part/index', { limit: 1 });
      return { part_id: String((data as { id: number }[])[0]!.id) };
    }
    if (path === 'pageComment/index') {
      const { data } = await user.get('pageTemplate/index', { limit: 1 });
      return { page_id: String((data as { id: number }[])[0]!.id) };
    }
    if (path === 'purchaseOrder/terms') {
      const { data } = await user.get('supplier/index', { limit: 1 });
      return { supplier_id: String((data as { id: number }[])[0]!.id) };
    }
    if (path === 'receiving/expected') {
      const { data } = await user.get('receiving/orders', { limit: 1 });
      return { order_id: String((data as { id: number }[])[0]!.id) };
    }
    if (path === 'nonconformance/source' || path === 'nonconformance/about') {
      const { data } = await user.get('repair/index', { limit: 1 });
      const id = String((data as { id: number }[])[0]!.id);
      return path.endsWith('source')
        ? { source: 'repair', source_id: id }
        : { subject: 'repair', subject_id: id };
    }
    if (path === 'heatmap/place') return { province: '33' };
    if (path === 'bom/compare') {
      const { data } = await user.get('bom/index', { limit: 2 });
      const [a, b] = data as { id: number }[];
      return { a: String(a!.id), b: String(b!.id) };
    }
    if (path === 'packing/tree') {
      const { data } = await user.get('packing/index', { limit: 1 });
      return { code: (data as { code: string }[])[0]!.code };
    }
    if (path === 'stock/info') {
      const { data } = await user.get('stock/codes', { limit: 1 });
      return { code: (data as { code: string }[])[0]!.code };
    }
    if (path === 'stock/countCodes') {
      const { data } = await user.get('stock/counts', { limit: 1 });
      return { id: String((data as { id: number }[])[0]!.id) };
    }
    if (path === 'numberRule/preview')
      return { id: '1', width: '4', reset: 'never', gap_free: 'true' };
    if (path === 'circulation/find' || path === 'supplyChain/find') {
      const { data } = await user.get('batch/index', { limit: 1 });
      return { text: (data as { code: string }[])[0]!.code };
    }
    if (path === 'find/index') return { keyword: '2026' };
    if (path === 'exportColumn/index') return { path: exportOf[user.type] };
    if (path === 'recordNote/people') return { kind: 'part' };
    if (path === 'recordNote/index' || path === 'operLog/ofRecord') {
      const { data } = await user.get('part/index', { limit: 1 });
      const id = String((data as { id: number }[])[0]!.id);
      return path === 'recordNote/index'
        ? { kind: 'part', record_id: id }
        : { target: 'part', target_id: id };
    }
    if (path === 'savedView/index')
      return { list: { web: 'part', admin: 'company', dealer: 'shipment' }[user.type] };
    if (path === 'viewReport/show') {
      const list = { web: 'part', admin: 'company', dealer: 'shipment' }[user.type];
      const { data } = await user.get('savedView/index', { list });
      return { view_id: String((data as { id: number }[])[0]!.id) };
    }
    const [resource, action] = path.split('/');
    // Of the batch or the part of a record.
    if (path === 'collection/missing' || path === 'collection/progress') {
      const { data } = await user.get('collection/index', { limit: 1 });
      return { batch_id: String((data as { id: number }[])[0]!.id) };
    }
    if (action === 'sheet' || action === 'trend' || action === 'steps') {
      const { data } = await user.get(`${resource}/index`, { limit: 1 });
      const [row] = data as QualityRecord[];
      const queries = {
        sheet: { batch_id: String(row!.batch_id) },
        trend: { part_id: String(row!.part_id), step: row!.step },
        steps: { serial_number: row!.serial_number },
      };
      return queries[action];
    }
    const hasList = reading.some((one) => one.path === `${resource}/index`);
    // What belongs to one record: the codes of a document, who holds a batch.
    const needsId = input instanceof z.ZodObject && input.shape.id?.safeParse('').success === false;
    if (!needsId && !['info', 'rights', 'revisions', 'version'].includes(action!)) return {};
    if (!hasList || (resource === 'company' && user.type === 'web')) return {};
    const { data } = await user.get(`${resource}/index`, { limit: 1 });
    const id = String((data as { id: number }[])[0]!.id);
    if (action === 'version') return { id, number: '1' };
    return needsId || action === 'info' || action === 'rights'
      ? { id }
      : { [`${resource}_id`]: id };
  }

  test.each(loginTypes)('of %s answers exactly what it declares', async (type) => {
    const user = await node.signIn(users[type], type);
    const mine = reading.filter((one) => one.types.includes(type) && one.kind !== 'file');
    expect(mine.length).toBeGreaterThan(3);
    for (const one of mine) {
      const answer = await user.get(one.path, await queryFor(user, one));
      expect(answer, one.path).toMatchObject({ status: 200, code: 0 });
      const schema = one.kind === 'list' ? z.array(one.data!) : one.data!;
      const parsed = schema.safeParse(answer.data);
      expect(parsed.error, one.path).toBeUndefined();
      // The server sends nothing that is not declared.
      expect(answer.data, one.path).toEqual(parsed.data);
      if (one.kind === 'list') expect(answer.count).toBeGreaterThanOrEqual(answer.data.length);
    }
  });
});

describe('[CAL-24] every list', () => {
  const lists = endpoints.filter((one) => one.kind === 'list');
  const users = { web: 'demo', admin: 'admin', dealer: 'dealer' } as const;
  const shapeOf = (one: Endpoint) => (one.input as z.ZodObject).shape;
  const sortsOf = (one: Endpoint): string[] => {
    const { properties } = z.toJSONSchema(one.input!, { io: 'input', unrepresentable: 'any' });
    const sort = properties?.sort_field as { enum?: string[] } | undefined;
    return sort?.enum ?? [];
  };

  test('understands a saved view of its own filters and columns', () => {
    for (const one of lists) {
      const row = (one.data as z.ZodObject).shape;
      const columns = Object.keys(row).map((field) => ({ field, is_shown: true }));
      const filters = 'keyword' in shapeOf(one) ? [{ field: 'keyword', values: ['甲'] }] : [];
      const view = { filters, sort: null, page_size: 20 as const, columns };
      expect(knownPart(one, view), one.path).toEqual(view);
    }
  });

  test.each(lists.map((one) => [one.path, one] as const))('%s is asked in pages', (_path, one) => {
    expect(Object.keys(shapeOf(one))).toEqual(expect.arrayContaining(['page', 'limit']));
  });

  test.each(
    lists.filter((one) => 'sort_field' in shapeOf(one)).map((one) => [one.path, one] as const),
  )('%s sorts by what it offers and by nothing else', async (path, one) => {
    const type = one.types[0]!;
    const user = await node.signIn(users[type], type);
    const first = async () =>
      ((await user.get(`${path.split('/')[0]}/index`, { limit: 1 })).data as { id: number }[])[0]!;
    const needed: Record<string, string> =
      'id' in shapeOf(one)
        ? { id: String((await first()).id) }
        : Object.fromEntries(
            Object.entries({
              ...{ part_id: '1', batch_id: '1', target: 'part', target_id: '1' },
              ...('record_id' in shapeOf(one) && { kind: 'part', record_id: '1' }),
            }).filter(([name]) => name in shapeOf(one)),
          );
    for (const sort_field of sortsOf(one))
      for (const sort_by of ['asc', 'desc'])
        expect(await user.get(path, { ...needed, sort_field, sort_by }), sort_field).toMatchObject({
          status: 200,
        });
    for (const sort_field of ['company_id', 'password_hash', '1', 'id desc; select 1'])
      expect(await user.get(path, { ...needed, sort_field }), sort_field).toMatchObject({
        status: 422,
        errors: [{ field: 'sort_field' }],
      });
    expect(await user.get(path, { ...needed, nothing_like_it: 'x' })).toMatchObject({
      status: 422,
      errors: [{ field: 'nothing_like_it' }],
    });
  });
});

test('every kind of job has a name of its own', () => {
  const kinds = jobKindsOf(endpoints).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});
