import { findSpec } from '#blocks/list.ts';
import type { Editor } from '../model/page-editor.ts';

/** Selects a block and focuses the first of its settings. */
export function askFirstField(editor: Editor, id: string): void {
  editor.select([id]);
  const type = editor.page.getState().blocks[id]?.type ?? '';
  const [first] = Object.keys(findSpec(type)?.fields ?? {});
  if (first !== undefined) editor.view.setState({ asked: { block: id, path: [first] } });
}
