import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useSite } from '#admin/app/site.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { websiteCalls, type Website } from '#contract/features/data/website/contract.ts';
import { websiteTexts } from '#contract/features/data/website/texts.ts';
import { website } from '#contract/features/data/website/feature.ts';
import { WebsiteFacts } from './WebsiteFacts.tsx';
import { WebsiteForm } from './WebsiteForm.tsx';

/** Name and descriptions of the product. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const queries = useQueryClient();
  // After saving or discarding, the form is remounted with the stored values.
  const [round, setRound] = useState(0);
  const query = useQuery({
    queryKey: ['website', 'info'],
    queryFn: async ({ signal }) => (await api(websiteCalls.info, {}, { signal, quiet: true })).data,
  });
  const again = () => setRound((now) => now + 1);
  const saved = (website: Website | null) => {
    if (!website) return;
    queries.setQueryData(['website', 'info'], website);
    const { id: _id, version: _version, update_time: _time, ...site } = website;
    useSite.setState(site, true);
  };
  return (
    <>
      <PageHeader title={website.title} line={say(websiteTexts.line)} />
      <Panel>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {(website) =>
            can({ has: 'data:website:edit' }) ? (
              <WebsiteForm key={round} website={website} onClose={again} onSaved={saved} />
            ) : (
              <WebsiteFacts website={website} />
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}
