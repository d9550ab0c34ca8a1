import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { passportCalls } from '#contract/features/product/passports/contract.ts';
import { passports } from '#contract/features/product/passports/feature.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { passportWords } from '#contract/passports/texts.ts';
import { partsPageTexts as texts } from './texts.ts';

const { fields, states } = passportTexts;
const { path } = passports.pages[0]!;

/** The product passport of a part: how far it is, and the way to it. */
export function PartPassport({ record: { id } }: { record: PartInfo }) {
  const say = useSay();
  const can = useCan();
  const query = useQuery({
    queryKey: ['passport', spokenKey, 'part', id],
    queryFn: ({ signal }) => api(passportCalls.index, { part_id: id }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
      {({ data: [passport] }) =>
        passport ? (
          <Panel
            title={say(passports.title)}
            extra={
              <ReachableLink to={`${path}/${passport.id}`}>
                {say(texts.passport.open)}
              </ReachableLink>
            }
          >
            <Facts>
              <Fact label={fields.state}>{say(states[passport.state])}</Fact>
              <Fact label={fields.number}>{passport.number || say(texts.passport.never)}</Fact>
              <Fact label={fields.product_group}>
                {say(passportWords.groups[passport.product_group])}
              </Fact>
              {passport.publish_time && (
                <Fact label={fields.publish_time}>
                  <DateTime at={passport.publish_time} />
                </Fact>
              )}
              {passport.is_changed && (
                <Fact label={fields.is_changed}>{say(texts.passport.changed)}</Fact>
              )}
              {passport.state === 'published' && (
                <Fact label={fields.url} wide>
                  <a href={new URL(passport.url).pathname} target="_blank" rel="noreferrer">
                    {passport.url}
                  </a>
                </Fact>
              )}
            </Facts>
          </Panel>
        ) : (
          <EmptyState
            compact
            title={say(texts.passport.none)}
            hint={say(passportTexts.line)}
            action={
              can({ has: passportCalls.add.allow }) && (
                <ReachableLink to={`${path}?form=add&part_id=${id}`}>
                  {say(texts.passport.write)}
                </ReachableLink>
              )
            }
          />
        )
      }
    </Loaded>
  );
}
