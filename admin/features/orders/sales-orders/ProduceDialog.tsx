import { useQuery } from '@tanstack/react-query';
import { InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  orderCalls,
  type Order,
  type OrderLine,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';
import { ordersPageTexts } from './texts.ts';
import styles from './sales-orders.module.css';

const texts = ordersPageTexts.produce;
/** Of longer orders all that is left is produced. */
const mostAsked = 100;

/** Plans batches: of all that is left, or of as many as are typed. */
export function ProduceDialog({ rows: [row], names, onClose }: ActionDialogProps<Order>) {
  const say = useSay();
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const { isBusy, run } = useCommand('salesOrder');
  const query = useQuery({
    queryKey: ['salesOrder', 'produce', row!.id],
    queryFn: async ({ signal }) =>
      (await api(orderCalls.info, { id: row!.id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const left = (query.data?.lines ?? []).filter((line) => line.unmade > 0);
  const lines = left
    .map(({ part_id: part, unmade }) => ({ part_id: part, quantity: typed.get(part) ?? unmade }))
    .filter(({ quantity }) => quantity > 0);
  const produce = () =>
    run(async () => {
      const which = left.length > mostAsked ? {} : { lines };
      toast.success((await api(orderCalls.produce, { id: row!.id, ...which })).msg);
      void refreshList('batch');
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.title, { names })}
      verb={say(orderMoves.moves.produce.label)}
      isBusy={isBusy}
      disabled={lines.length === 0}
      onGo={() => void produce()}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {() =>
          left.length === 0 ? (
            <p>{say(texts.nothing)}</p>
          ) : left.length > mostAsked ? (
            <p>{say(texts.all, { n: left.length })}</p>
          ) : (
            <>
              <p>{say(texts.hint)}</p>
              <Quantities
                lines={left}
                typed={typed}
                onType={(part, quantity) => setTyped(new Map([...typed, [part, quantity]]))}
              />
            </>
          )
        }
      </Loaded>
    </VerbDialog>
  );
}

type QuantitiesProps = {
  lines: readonly OrderLine[];
  typed: ReadonlyMap<number, number>;
  onType: (part: number, quantity: number) => void;
};

function Quantities({ lines, typed, onType }: QuantitiesProps) {
  const say = useSay();
  return (
    <ul className={styles.quantities}>
      {lines.map(({ part_id: part, part_name: name, part_code: code, unmade }) => (
        <li key={part}>
          <span>
            {name} <CodeText code={code} copyable={false} />
            <small>{say(texts.left, { n: unmade })}</small>
          </span>
          <InputNumber<number>
            aria-label={`${say(texts.quantity)} ${name}`}
            min={0}
            max={unmade}
            precision={0}
            value={typed.get(part) ?? unmade}
            onChange={(quantity) => onType(part, quantity ?? 0)}
            changeOnWheel={false}
          />
        </li>
      ))}
    </ul>
  );
}
