import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { nameOfType } from '../model/labels.ts';
import { useWorkbench } from './workbench.ts';

/** What a block is called here; re-renders only when that changes. */
export function useBlockName(id: string): string {
  const say = useSay();
  const { editor } = useWorkbench();
  const type = useStore(editor.page, ({ blocks }) => blocks[id]?.type ?? '');
  const name = useStore(editor.page, ({ blocks }) => blocks[id]?.name);
  return name ?? say(nameOfType(type));
}
