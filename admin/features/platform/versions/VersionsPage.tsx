import { Segmented } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { versionCalls, type Version } from '#contract/features/platform/versions/contract.ts';
import { versionTexts } from '#contract/features/platform/versions/texts.ts';
import { versions } from '#contract/features/platform/versions/feature.ts';
import { versionColumns } from './columns.tsx';
import { versionsPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./VersionForm.tsx')).VersionForm);
const Rights = lazyComponent(async () => (await import('./VersionRights.tsx')).VersionRights);
const UseList = lazyComponent(async () => (await import('./UseList.tsx')).UseList);

const filters: readonly Filter<FilterName<typeof versionCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];
const nameOf = ({ name }: Version) => sayNow(name);
const isOwn = (version: Version) => !version.is_shipped && version.companies === 0;

/** The versions of the platform, and what companies use of them. */
export function Page() {
  const say = useSay();
  const address = useAddress();
  const tab = new URLSearchParams(address.search).get('tab') === 'use' ? 'use' : 'versions';
  const choose = (next: string) =>
    address.change((params) => {
      for (const name of [...params.keys()]) params.delete(name);
      if (next === 'use') params.set('tab', 'use');
    });
  const switcher = (
    <Segmented
      aria-label={say(texts.shown)}
      value={tab}
      onChange={choose}
      options={[
        { value: 'versions', label: say(texts.tabs.versions) },
        { value: 'use', label: say(texts.tabs.use) },
      ]}
    />
  );
  return tab === 'use' ? <UseList switcher={switcher} /> : <Versions switcher={switcher} />;
}

function Versions({ switcher }: { switcher: ReactNode }) {
  const { id, open, close } = useOpenRecord('rights');
  const openRow = useStable((row: Version) => open(row.id));
  const rowActions = useMemo<RowAction<Version>[]>(
    () => [
      {
        key: 'authorise',
        label: texts.authorise,
        can: 'platform:version:authorise',
        run: openRow,
      },
    ],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={versionCalls}
        title={versions.title}
        texts={versionTexts}
        columns={versionColumns}
        filters={filters}
        form={Form}
        offers={['add', 'edit', 'delete', 'export']}
        canDelete={isOwn}
        rowActions={rowActions}
        extra={switcher}
        nameOf={nameOf}
      />
      {id !== null && <Rights key={id} id={id} onClose={close} />}
    </>
  );
}
