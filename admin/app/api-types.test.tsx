import { expect, test } from 'vitest';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, RowAction } from '#admin/ui/list/types.ts';
import { linkCalls, type Link } from '#contract/features/data/links/contract.ts';
import { links } from '#contract/features/data/links/feature.ts';
import { linkTexts } from '#contract/features/data/links/texts.ts';
import { api, apiFile } from './api.ts';

/** Compiled, never run: each line marked as an error must not compile. */
const calls = () => [
  api(linkCalls.info, { id: 1 }),
  // @ts-expect-error The input lacks its number.
  api(linkCalls.info, {}),
  // @ts-expect-error The call takes no such input.
  api(linkCalls.info, { number: 1 }),
  // @ts-expect-error There is no such call.
  api(linkCalls.look, { id: 1 }),
  // @ts-expect-error A file is not fetched as an answer.
  api(linkCalls.export, {}),
  // @ts-expect-error An answer is no file.
  apiFile(linkCalls.index, {}, async (response) => response),
  api(linkCalls.info, { id: 1 }).then(({ data }) => data.name),
  // @ts-expect-error The answer has no such field.
  api(linkCalls.info, { id: 1 }).then(({ data }) => data.nickname),
];

const page = { calls: linkCalls, title: links.title, texts: linkTexts };
const columns: readonly Column<Link>[] = [{ field: 'name' }];
const pages = () => [
  <DataPage key="right" {...page} columns={columns} />,
  // @ts-expect-error The row has no such column.
  <DataPage key="column" {...page} columns={[{ field: 'nickname' }]} />,
  // @ts-expect-error The list knows no such filter.
  <DataPage key="filter" {...page} columns={columns} filters={[{ field: 'no', kind: 'text' }]} />,
];

const action: RowAction<Link> = {
  key: 'look',
  label: links.title,
  // @ts-expect-error There is no such permission.
  can: 'data:link:look',
  run: () => undefined,
};

test('wrong calls, columns, filters and permissions do not compile', () => {
  expect([calls, pages, action]).toHaveLength(3);
});
