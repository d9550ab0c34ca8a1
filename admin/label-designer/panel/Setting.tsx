import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LabelEditor } from '../model/label-editor.ts';

/** The element that a panel edits. */
export const ElementContext = createContext<{ editor: LabelEditor; id: string } | null>(null);

export function useElement(): { editor: LabelEditor; id: string } {
  const element = use(ElementContext);
  if (!element) throw new Error('A setting stands outside of a panel.');
  return element;
}

type SettingProps<V> = {
  field: string;
  children: (value: V, set: (value: V) => void) => ReactNode;
};

/** One setting of the element; while one is typed into, the others are not rendered again. */
export function Setting<V>({ field, children }: SettingProps<V>) {
  const { editor, id } = useElement();
  const value = useStore(editor.page, ({ blocks }) => blocks[id]?.settings[field]);
  if (value === undefined) return null;
  return children(value as V, (next) => editor.set(id, [field], next));
}
