import { useStore } from 'zustand';
import { faultsOfElement, graveFaults, type LabelFault } from '#contract/labels/faults.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import type { Say } from '#admin/app/language.ts';
import { drawingOf } from './drawing.ts';
import { glyphs } from './glyphs.ts';
import type { LabelEditor } from './label-editor.ts';
import { elementOf, elementsOf, type LabelPage } from './label-page.ts';

export const isGrave = ({ kind }: LabelFault): boolean => graveFaults.has(kind);
export const inWords = ({ kind, names }: LabelFault, say: Say): string =>
  say(labelTexts.faults[kind], { names });

/** What is wrong with one element. */
export function useFaultsOf(editor: LabelEditor, id: string): LabelFault[] {
  const block = useStore(editor.page, ({ blocks }) => blocks[id]);
  const setup = useStore(editor.page, (page) => page.setup);
  const values = useStore(editor.view, (view) => view.values);
  useStore(glyphs, ({ version }) => version);
  if (!block) return [];
  const element = elementOf(block);
  const { problems } = drawingOf(element, setup, values);
  return faultsOfElement(element, 0, setup.bindings, problems);
}

/** What is wrong with the whole label. */
export function useAllFaults(editor: LabelEditor, page: LabelPage): LabelFault[] {
  const values = useStore(editor.view, (view) => view.values);
  useStore(glyphs, ({ version }) => version);
  return elementsOf(page).flatMap((element, at) => {
    const { problems } = drawingOf(element, page.setup, values);
    return faultsOfElement(element, at, page.setup.bindings, problems);
  });
}
