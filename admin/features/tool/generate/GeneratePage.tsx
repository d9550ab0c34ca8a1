import { Button, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { downloadFile, saveBlob } from '#admin/ui/list/download.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import {
  generateTypes,
  type GenerateRow,
  generateCalls,
} from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import type { InputOf } from '#contract/call.ts';
import { generator } from '#contract/features/tool/generate/feature.ts';
import { descriptionOf } from './description.ts';
import { generatePageTexts as texts } from './texts.ts';

const columns: readonly Column<GenerateRow>[] = [
  { field: 'resource', width: 180, kind: 'code', sort: true },
  { field: 'zh_CN', width: 140 },
  { field: 'en', width: 140, hidden: true },
  { field: 'type', width: 120, render: ({ type }) => <TypeName type={type} /> },
  { field: 'section', width: 120 },
  { field: 'field_count', width: 84, kind: 'number' },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof generateCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'type',
    kind: 'multiple',
    options: generateTypes.map((value) => ({ value, label: generateTexts.types[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./GenerateForm.tsx')).GenerateForm);
const PreviewDrawer = lazyComponent(
  async () => (await import('./PreviewDrawer.tsx')).PreviewDrawer,
);
const nameOf = ({ resource }: GenerateRow) => resource;

/** Tables as they are described, and the features that are made of them. */
export function Page() {
  const [shown, setShown] = useState<GenerateRow | null>(null);
  const actions = useMemo(() => rowActions(setShown), []);
  return (
    <>
      <DataPage
        calls={generateCalls}
        title={generator.title}
        texts={generateTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={actions}
        nameOf={nameOf}
        extra={<LoadButton />}
      />
      {shown && <PreviewDrawer row={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const rowActions = (show: (row: GenerateRow) => void): RowAction<GenerateRow>[] => [
  { key: 'preview', label: texts.preview, run: show },
  {
    key: 'download',
    label: texts.download,
    can: 'tool:generate:download',
    run: async ({ id }) => {
      const name = await downloadFile(generateCalls.download, { id });
      toast.success(sayNow(texts.downloaded, { name }));
    },
  },
  {
    key: 'copy',
    label: texts.copy,
    can: 'tool:generate:add',
    run: async ({ id }) => {
      const { msg } = await api(generateCalls.copy, { id });
      toast.success(msg);
    },
  },
  {
    key: 'save',
    label: texts.save,
    run: async ({ id, resource }) => {
      const { data } = await api(generateCalls.info, { id });
      const content = `${JSON.stringify(descriptionOf(data), null, 2)}\n`;
      saveBlob(new Blob([content], { type: 'application/json' }), `${resource}.json`);
    },
  },
];

/** Takes a description from a file; the server judges it as if it were typed. */
function LoadButton() {
  const say = useSay();
  const load = async (file: File) => {
    let content: InputOf<typeof generateCalls.add>;
    try {
      content = JSON.parse(await file.text()) as InputOf<typeof generateCalls.add>;
    } catch {
      toast.error(say(texts.notJson));
      return;
    }
    const { data } = await api(generateCalls.add, content);
    toast.success(say(texts.loaded, { name: data.resource }));
    await refreshList('generate');
  };
  return (
    <Can has="tool:generate:add">
      <Upload
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          // What is wrong with it is said by the call.
          load(file).catch(() => undefined);
          return false;
        }}
      >
        <Button>{say(texts.load)}</Button>
      </Upload>
    </Can>
  );
}

function TypeName({ type }: { type: GenerateRow['type'] }) {
  return useSay()(generateTexts.types[type]);
}
