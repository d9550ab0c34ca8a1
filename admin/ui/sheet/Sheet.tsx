import type { ReactNode } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSay } from '#admin/app/language.ts';
import { PageSkeleton } from '#admin/app/waiting/PageSkeleton.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { SheetViewProps } from './SheetView.tsx';
import { sheetTexts as texts } from './texts.ts';

// The grid is a chunk of its own, fetched when a sheet is opened.
const View = lazyComponent(
  async () => (await import('./SheetView.tsx')).SheetView,
  <PageSkeleton />,
);

/** Whether this browser has what the grid library is written for. */
export function canShowSheets(): boolean {
  const hasIterators = 'toArray' in [].values();
  return hasIterators && CSS.supports('grid-template-columns', 'subgrid');
}

/** A spreadsheet in the page; an old browser is told so, and offered `instead`. */
export function Sheet({ instead, ...props }: SheetViewProps & { instead: ReactNode }) {
  const say = useSay();
  if (!canShowSheets())
    return <EmptyState title={say(texts.tooOld)} hint={say(texts.tooOldHint)} action={instead} />;
  return <View {...props} />;
}
