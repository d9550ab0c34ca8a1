import type { ComponentType } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { RecordPageProps } from './RecordPage.tsx';
import type { RecordView } from './types.ts';

/** The page of a list's records; all of it is loaded when the first one is opened. */
export type RecordOf = {
  /** The column that names a record and leads to it; `name`, or else `code`. */
  name?: string;
  Page: ComponentType<Omit<RecordPageProps<never, never>, 'view'>>;
};

/** `<DataPage record={recordOf(async () => (await import('./record.tsx')).record)} …>` */
export function recordOf<Info>(load: () => Promise<RecordView<Info>>, name?: string): RecordOf {
  const Page = lazyComponent(async () => {
    const [view, { RecordPage }] = await Promise.all([load(), import('./RecordPage.tsx')]);
    type Props = Omit<RecordPageProps<never, never>, 'view'>;
    return (props: Props) => <RecordPage {...props} view={view as unknown as RecordView<never>} />;
  });
  return { ...(name === undefined ? {} : { name }), Page };
}
