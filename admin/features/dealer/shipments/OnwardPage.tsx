import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { ShipmentCard } from '#admin/ui/shipments/ShipmentCard.tsx';
import { onwardCalls } from '#contract/features/dealer/shipments/contract.ts';
import { dealerShipments } from '#contract/features/dealer/shipments/feature.ts';
import { NewShipment } from './NewShipment.tsx';
import { Onward } from './Onward.tsx';
import { onwardPageTexts as texts } from './texts.ts';
import styles from './onward.module.css';

const mostShown = 50;

/** What the dealer sends on, as cards; one of them open. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('shipment');
  const [isNew, setNew] = useState(false);
  const query = useQuery({
    queryKey: ['shipment', spokenKey, 'mine'],
    queryFn: async ({ signal }) =>
      (await api(onwardCalls.index, { limit: mostShown }, { signal, quiet: true })).data,
    staleTime: 0,
    enabled: id === null,
  });
  if (id !== null) return <Onward key={id} id={id} onClose={close} />;
  const add = (
    <Can has={onwardCalls.add.allow}>
      <Button type="primary" size="large" onClick={() => setNew(true)}>
        {say(texts.add)}
      </Button>
    </Can>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={dealerShipments.title} line={say(texts.line)} actions={add} />
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={say(texts.none)} hint={say(texts.noneHint)} action={add} />
          ) : (
            <ul className={styles.cards}>
              {rows.map((row) => (
                <li key={row.id}>
                  <ShipmentCard
                    shipment={row}
                    of={row.ship_time === null ? 'picked' : 'received'}
                    onOpen={() => open(row.id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isNew && (
        <NewShipment
          onClose={() => setNew(false)}
          onAdded={(added) => {
            setNew(false);
            open(added);
          }}
        />
      )}
    </div>
  );
}
