import { api } from '#admin/app/api.ts';
import type { Transport } from '#admin/designer/model/autosave.ts';
import { editorName, keepSaved, type OpenEditor } from '#admin/designer/model/open-editor.ts';
import { failureOf } from '#admin/designer/model/page-transport.ts';
import {
  documentNames,
  labelTemplateCalls,
  type LabelTemplateInfo,
} from '#contract/features/product/labels/contract.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { createLabelEditor, type LabelEditor } from './label-editor.ts';
import { labelKit, labelOfPage, pageOfLabel, type LabelPage } from './label-page.ts';

export const documentIn = (info: LabelTemplateInfo): LabelDocument =>
  Object.fromEntries(documentNames.map((name) => [name, info[name]])) as unknown as LabelDocument;

export const loadLabel = async (id: number): Promise<LabelTemplateInfo> =>
  (await api(labelTemplateCalls.info, { id }, { quiet: true })).data;

const transportOf = (id: number): Transport<LabelPage> => ({
  load: async () => {
    const info = await loadLabel(id);
    return { version: info.version, page: pageOfLabel(documentIn(info)) };
  },
  save: async (page, version) => {
    try {
      const body = { id, version, ...labelOfPage(page) };
      return (await api(labelTemplateCalls.save, body, { quiet: true })).data;
    } catch (error) {
      return failureOf(error);
    }
  },
});

/** Opens a stored label for editing: restores unsaved changes and autosaves. */
export function openLabel(info: LabelTemplateInfo): OpenEditor<LabelEditor, LabelPage> {
  const base = { version: info.version, page: pageOfLabel(documentIn(info)) };
  const { mayAdd } = labelKit;
  return keepSaved<LabelPage, LabelEditor>({
    key: `label-${info.id}`,
    editor: createLabelEditor(base.page, editorName()),
    base,
    transport: transportOf(info.id),
    mayAdd,
  });
}
