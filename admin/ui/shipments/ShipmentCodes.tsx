import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { receiveCalls } from '#contract/features/dealer/receive/contract.ts';
import type { shippingDetailCalls } from '#contract/features/query/shipping-details/contract.ts';
import type { onwardCalls } from '#contract/features/dealer/shipments/contract.ts';
import type { CodeState, shipmentCalls } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { shipmentUiTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

/** The call that lists codes, of staff or a dealer. */
export type CodesCall =
  | typeof shipmentCalls.codes
  | typeof onwardCalls.codes
  | typeof receiveCalls.codes
  | typeof shippingDetailCalls.codes;

const perPage = 50;
const tones: Record<CodeState, StateTone> = {
  picked: 'idle',
  shipped: 'busy',
  received: 'good',
  missing: 'bad',
};

type ShipmentCodesProps = {
  call: CodesCall;
  id: number;
  state?: CodeState;
  /** Only what was scanned: boxes as a whole. */
  roots?: boolean;
};

/** What is in a shipment, a page at a time. */
export function ShipmentCodes({ call, id, state, roots = false }: ShipmentCodesProps) {
  const say = useSay();
  const query = useInfiniteQuery({
    queryKey: ['shipment', spokenKey, 'codes', call.path, id, state ?? '', roots],
    queryFn: async ({ pageParam, signal }) =>
      api(
        call,
        { id, page: pageParam, limit: perPage, state, roots: roots ? 'true' : undefined },
        { signal, quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * perPage < last.count ? all.length + 1 : null),
    staleTime: 0,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.isSuccess && rows.length === 0)
    return <p className={styles.quiet}>{say(texts.noCodes)}</p>;
  return (
    <div className={styles.codes} aria-busy={query.isFetching}>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <CodeText code={row.code} copyable={false} />
            <span>
              {row.level === 'unit' ? row.part_name : say(texts.pieces, { n: row.units })}
              {row.root_code && ` · ${say(texts.inBox, { code: row.root_code })}`}
            </span>
            <StateDot tone={tones[row.state]}>{say(shipmentTexts.codeStates[row.state])}</StateDot>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
          {say(texts.more)}
        </Button>
      )}
    </div>
  );
}
