import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import {
  pageStates,
  type pageTemplateCalls,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { PageState, PageUses } from '#admin/designer/scope/PageCells.tsx';
import { PageThumb } from './PageThumb.tsx';
import { pagesTexts as texts } from './texts.ts';

export const pageColumns: readonly Column<PageTemplate>[] = [
  {
    field: 'id',
    label: texts.thumb,
    width: 88,
    render: ({ id, version, name }) => (
      <PageThumb resource="pageTemplate" id={id} version={version} name={name} />
    ),
  },
  { field: 'name', width: 200, sort: true },
  {
    field: 'published',
    label: pageTemplateTexts.fields.state,
    width: 200,
    render: (row) => <PageState page={row} />,
  },
  { field: 'shown_for', width: 148, render: (row) => <PageUses page={row} /> },
  { field: 'blocks', width: 72, kind: 'number' },
  { field: 'remark', width: 180, hidden: true },
  { field: 'publish_time', width: 148, kind: 'time', hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const pageFilters: readonly Filter<FilterName<typeof pageTemplateCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: pageStates.map((value) => ({ value, label: pageTemplateTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
