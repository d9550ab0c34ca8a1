import { useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { ShipmentCard } from '#admin/ui/shipments/ShipmentCard.tsx';
import { receiveCalls } from '#contract/features/dealer/receive/contract.ts';
import { dealerReceive } from '#contract/features/dealer/receive/feature.ts';
import { Delivery } from './Delivery.tsx';
import { receivePageTexts as texts } from './texts.ts';
import styles from './receive.module.css';

const tabs = {
  coming: ['shipped', 'partial'],
  past: ['received', 'closed'],
} as const;
type Tab = keyof typeof tabs;
const mostShown = 50;

/** What is on its way to the dealer, as cards; one of them open. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('shipment');
  if (id !== null) return <Delivery key={id} id={id} onClose={close} />;
  return (
    <div className={styles.page}>
      <PageHeader title={dealerReceive.title} line={say(texts.line)} />
      <Deliveries onOpen={open} />
    </div>
  );
}

function Deliveries({ onOpen }: { onOpen: (id: number) => void }) {
  const say = useSay();
  const [tab, setTab] = useState<Tab>('coming');
  const query = useQuery({
    queryKey: ['receive', spokenKey, tab],
    queryFn: async ({ signal }) =>
      (
        await api(
          receiveCalls.index,
          { state: [...tabs[tab]], limit: mostShown },
          { signal, quiet: true },
        )
      ).data,
    staleTime: 0,
  });
  return (
    <>
      <Segmented<Tab>
        block
        size="large"
        aria-label={say(texts.tab)}
        value={tab}
        options={(['coming', 'past'] as const).map((value) => ({
          value,
          label: say(texts[value]),
        }))}
        onChange={setTab}
      />
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={say(tab === 'coming' ? texts.noneComing : texts.nonePast)}
              hint={say(texts.noneHint)}
            />
          ) : (
            <ul className={styles.cards}>
              {rows.map((row) => (
                <li key={row.id}>
                  <ShipmentCard
                    shipment={row}
                    of="received"
                    isComing
                    onOpen={() => onOpen(row.id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
