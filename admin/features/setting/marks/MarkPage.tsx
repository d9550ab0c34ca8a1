import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { markCalls } from '#contract/features/setting/marks/contract.ts';
import { markTexts } from '#contract/features/setting/marks/texts.ts';
import { marks } from '#contract/features/setting/marks/feature.ts';
import { PrivacyPanel } from './PrivacyPanel.tsx';
import { MarkForm } from './MarkForm.tsx';
import styles from './marks.module.css';

const key = ['mark', 'info'];

/** What a scan shows of the company's products, and how its codes are printed. */
export function Page() {
  const say = useSay();
  const mayEdit = useCan()({ has: markCalls.edit.allow });
  const queries = useQueryClient();
  // After saving or discarding, the form is remounted with the stored values.
  const [round, setRound] = useState(0);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api(markCalls.info, {}, { signal, quiet: true })).data,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={marks.title} line={say(markTexts.line)} />
      <Panel>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {(mark) => (
            <MarkForm
              key={round}
              mark={mark}
              mayEdit={mayEdit}
              onClose={() => setRound((now) => now + 1)}
              onSaved={(saved) => saved && queries.setQueryData(key, saved)}
            />
          )}
        </Loaded>
      </Panel>
      <PrivacyPanel mayEdit={mayEdit} />
    </div>
  );
}
