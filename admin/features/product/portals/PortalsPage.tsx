import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import { portalCalls } from '#contract/features/product/portals/contract.ts';
import { portalTexts } from '#contract/features/product/portals/texts.ts';
import { activationPortalTitle, portals } from '#contract/features/product/portals/feature.ts';
import { rowActions, type Opened } from './actions.ts';
import { portalColumns, portalFilters } from './columns.tsx';
import { CompanyPortal } from './CompanyPortal.tsx';
import { portalsTexts as texts } from './texts.ts';
import styles from './portals.module.css';

const ChangeDialog = lazyComponent(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);
const PreviewDrawer = lazyComponent(
  async () => (await import('./PreviewDrawer.tsx')).PreviewDrawer,
);

const targets = ['part', 'category', 'batch'] as const;
type Target = (typeof targets)[number];
const isTarget = (value: string | null): value is Target => targets.includes(value as Target);

/** Page assignments by product. */
export function Page() {
  const say = useSay();
  const { pathname } = useLocation();
  const [kind] = useState<PageKind>(() =>
    pathname.includes('/activationPortal') ? 'activation' : 'trace',
  );
  const { search, change } = useAddress();
  const asked = new URLSearchParams(search).get('target');
  const target = isTarget(asked) ? asked : 'part';
  const within = useMemo(() => ({ kind, target }), [kind, target]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo(() => rowActions(kind, setOpened), [kind]);
  const show = (next: Target) =>
    change((params) => {
      params.set('target', next);
      params.delete('page');
    });
  return (
    <>
      <DataPage
        key={target}
        calls={portalCalls}
        title={kind === 'trace' ? portals.title : activationPortalTitle}
        texts={portalTexts}
        columns={portalColumns}
        filters={portalFilters}
        within={within}
        rowActions={actions}
        lead={
          <div className={styles.lead}>
            <CompanyPortal kind={kind} actions={actions} />
            <Segmented<Target>
              value={target}
              options={targets.map((value) => ({ value, label: say(texts.targets[value]) }))}
              onChange={show}
              aria-label={say(texts.show)}
            />
          </div>
        }
      />
      {opened?.what === 'change' && (
        <ChangeDialog kind={kind} row={opened.row} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'look' && (
        <PreviewDrawer row={opened.row} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
