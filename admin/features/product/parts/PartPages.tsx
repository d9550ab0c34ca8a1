import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { portals } from '#contract/features/product/portals/feature.ts';
import { portalCalls } from '#contract/features/product/portals/contract.ts';
import { portalTexts } from '#contract/features/product/portals/texts.ts';
import { pageKinds } from '#contract/features/product/page-templates/kinds.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { partsPageTexts as texts } from './texts.ts';

const { fields } = portalTexts;

/** Which page consumers see for a part, for each purpose, and where it comes from. */
export function PartPages({ record: { id, code } }: { record: PartInfo }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['portal', spokenKey, 'part', id],
    queryFn: ({ signal }) =>
      Promise.all(
        pageKinds.map(async (kind) => {
          const asked = { kind, target: 'part' as const, target_id: id };
          const { data } = await api(portalCalls.index, asked, { signal, quiet: true });
          return { kind, row: data[0] };
        }),
      ),
    staleTime: 0,
  });
  return (
    <Panel
      title={say(texts.pages)}
      extra={
        <ReachableLink
          to={`${portals.pages[0]!.path}?target=part&keyword=${encodeURIComponent(code)}`}
        >
          {say(texts.changePages)}
        </ReachableLink>
      }
    >
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {(shown) => (
          <PlainTable
            label={say(texts.pages)}
            heads={[fields.kind, fields.page_name, fields.from_target]}
          >
            {shown.map(({ kind, row }) => (
              <tr key={kind}>
                <th scope="row">{say(pageTemplateTexts.kinds[kind])}</th>
                <td>{row && row.page_id !== null ? row.page_name : say(texts.defaultPage)}</td>
                <td>
                  {row?.from_target && say(pageTemplateTexts.targets[row.from_target])}
                  {row?.from_target === 'category' && ` · ${row.from_name}`}
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Loaded>
    </Panel>
  );
}
