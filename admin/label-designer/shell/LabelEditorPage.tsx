import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import type { LabelTemplateInfo } from '#contract/features/product/labels/contract.ts';
import { labelEditorTitle, labelTemplates } from '#contract/features/product/labels/feature.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { loadLabel } from '../model/open-label.ts';
import { listPath } from '../paths.ts';
import { editorTexts as texts } from '../texts.ts';
import { LabelEditor } from './LabelEditor.tsx';

/** The editor of the label in the URL. */
export function Page() {
  const say = useSay();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <>
        <PageHeader title={labelEditorTitle} />
        <EmptyState
          title={say(texts.which)}
          action={
            <Button type="primary" onClick={() => void navigate(listPath)}>
              {say(labelTemplates.title)}
            </Button>
          }
        />
      </>
    );
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: number }) {
  // Loaded once and kept in a background tab: the editor itself merges what others save.
  const [opened, setOpened] = useState<LabelTemplateInfo | null>(null);
  const query = useQuery({
    queryKey: ['label-editor', id],
    queryFn: () => loadLabel(id),
    enabled: opened === null,
    gcTime: 0,
  });
  if (opened === null && query.data && !query.isFetching) setOpened(query.data);
  if (opened) return <LabelEditor info={opened} />;
  return (
    <Loaded query={query} one={labelTexts.one} skeleton={<Skeleton active />}>
      {() => null}
    </Loaded>
  );
}
