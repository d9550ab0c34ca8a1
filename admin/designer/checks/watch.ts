import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/page-editor.ts';
import type { Check } from './check.ts';
import { checkPage } from './checks.ts';

const patience = 400;

/** Checks a page again a moment after the last change. */
export function watchChecks(editor: Editor, has3d: boolean) {
  const nothing = new Map<string, number>();
  const look = () => checkPage(editor.page.getState(), { has3d, sizes: nothing });
  const checks: StoreApi<readonly Check[]> = createStore<readonly Check[]>(look);
  const begin = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = editor.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => checks.setState(look(), true), patience);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  };
  return { checks, begin };
}
