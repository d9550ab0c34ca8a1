import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import { passportCalls, type PassportInfo } from '#contract/features/product/passports/contract.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { comma, findText } from '#contract/text.ts';
import { passportPageTexts as texts } from './texts.ts';

const most = 100;

/** What was published, when and by whom, and what each version changed. */
export function Versions({ record: { id, number } }: { record: PassportInfo }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['passport', 'versions', id, number],
    queryFn: ({ signal }) =>
      api(passportCalls.versions, { id, limit: most }, { signal, quiet: true }),
  });
  const named = (field: string) => {
    const text = findText(passportTexts.fields, field);
    return text ? say(text) : field;
  };
  return (
    <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState compact title={say(texts.noVersions)} />
        ) : (
          <Timeline
            items={data.map((one, at) => ({
              time: one.create_time,
              who: one.create_user,
              tone: at === 0 ? 'good' : 'idle',
              title: say(texts.nth, { n: one.number }),
              text: one.number === 1 ? '' : one.changed.map(named).join(say(comma)),
            }))}
          />
        )
      }
    </Loaded>
  );
}
