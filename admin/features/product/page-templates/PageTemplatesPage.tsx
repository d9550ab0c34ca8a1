import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { barePath, recordAt } from '#admin/app/routes/menu-tree.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Offer } from '#admin/ui/list/types.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';
import {
  pageTemplateCalls,
  type PageKind,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { pageTemplateTitles } from '#contract/features/product/page-templates/feature.ts';
import { rowActions, type Opened } from './actions.ts';
import { pageColumns, pageFilters } from './columns.tsx';
import { designerAt } from './designer-at.ts';
import { pagesTexts as texts } from './texts.ts';

const PageForm = lazyComponent(async () => (await import('./PageForm.tsx')).PageForm);
const NewPageDialog = lazyComponent(
  async () => (await import('./NewPageDialog.tsx')).NewPageDialog,
);
const PublishDialog = lazyComponent(
  async () => (await import('./PublishDialog.tsx')).PublishDialog,
);
const VersionsDrawer = lazyComponent(
  async () => (await import('./VersionsDrawer.tsx')).VersionsDrawer,
);
const FiguresDrawer = lazyComponent(
  async () => (await import('./FiguresDrawer.tsx')).FiguresDrawer,
);
const TrialDrawer = lazyComponent(async () => (await import('./TrialDrawer.tsx')).TrialDrawer);
const UsesDialog = lazyComponent(async () => (await import('./UsesDialog.tsx')).UsesDialog);
const SaveTemplateDialog = lazyComponent(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
);

const record = recordOf(async () => (await import('./record.tsx')).record);
const offers: readonly Offer[] = ['delete'];

/** The same list for each purpose, which depends on the menu. */
const kinds: Record<string, PageKind> = {
  '/product/securityTemplate': 'security',
  '/product/activationTemplate': 'activation',
  '/product/serviceTemplate': 'service',
};

/** Page templates: drafts, publishing and assignments. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A background tab keeps its purpose.
  const [kind] = useState(() => {
    const path = barePath(pathname);
    return kinds[recordAt(path)?.list ?? path] ?? 'trace';
  });
  const within = useMemo(() => ({ kind }), [kind]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isNew, setNew] = useState(false);
  const actions = useMemo(
    () => rowActions(setOpened, ({ id }) => void navigate(designerAt(id))),
    [navigate],
  );
  const close = () => setOpened(null);
  const add = can({ has: 'product:page:add' }) && (
    <Button type="primary" onClick={() => setNew(true)}>
      {say(texts.add)}
    </Button>
  );
  return (
    <>
      <DataPage
        calls={pageTemplateCalls}
        title={pageTemplateTitles[kind]}
        texts={pageTemplateTexts}
        columns={pageColumns}
        filters={pageFilters}
        within={within}
        offers={offers}
        rowActions={actions}
        extra={add}
        start={add}
        record={record}
      />
      {isNew && <NewPageDialog kind={kind} onClose={() => setNew(false)} />}
      {opened?.what === 'duplicate' && (
        <NewPageDialog kind={kind} copied={opened.page} onClose={close} />
      )}
      {opened?.what === 'rename' && <PageForm page={opened.page} onClose={close} />}
      {opened?.what === 'publish' && <PublishDialog page={opened.page} onClose={close} />}
      {opened?.what === 'versions' && <VersionsDrawer page={opened.page} onClose={close} />}
      {opened?.what === 'figures' && <FiguresDrawer page={opened.page} onClose={close} />}
      {opened?.what === 'trial' && <TrialDrawer page={opened.page} onClose={close} />}
      {opened?.what === 'uses' && <UsesDialog page={opened.page} onClose={close} />}
      {opened?.what === 'keep' && <SaveTemplateDialog page={opened.page} onClose={close} />}
    </>
  );
}
