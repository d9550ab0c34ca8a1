import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { usePageName } from '#admin/app/routes/page-name.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import {
  pageEditorTitle,
  pageTemplates,
} from '#contract/features/product/page-templates/feature.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { loadPage } from '../model/page-transport.ts';
import { Designer } from './Designer.tsx';
import { listPath } from './paths.ts';
import { designerTexts as texts } from './texts.ts';

/** The designer of the page in the URL. */
export function Page() {
  const say = useSay();
  const pages = usePageName(pageTemplates.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <>
        <PageHeader title={pageEditorTitle} />
        <EmptyState
          title={say(texts.which)}
          action={
            <Button type="primary" onClick={() => void navigate(listPath)}>
              {pages}
            </Button>
          }
        />
      </>
    );
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: number }) {
  // Loaded once and kept in a background tab: the designer itself merges what others save.
  const [opened, setOpened] = useState<PageTemplateInfo | null>(null);
  const query = useQuery({
    queryKey: ['page-designer', id],
    queryFn: () => loadPage(id),
    enabled: opened === null,
    gcTime: 0,
  });
  if (opened === null && query.data && !query.isFetching) setOpened(query.data);
  if (opened) return <Designer info={opened} />;
  return (
    <Loaded query={query} one={pageTemplateTexts.one} skeleton={<Skeleton active />}>
      {() => null}
    </Loaded>
  );
}
