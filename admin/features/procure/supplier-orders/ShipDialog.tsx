import { Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import type { RemoteSource } from '#admin/ui/form/remote-source.ts';
import { partSource } from '#admin/ui/form/sources.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  supplierOrderCalls,
  type Supplied,
  type SuppliedLine,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { shipmentCalls } from '#contract/features/trace/shipments/contract.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say as sayIn } from '#contract/text.ts';
import { supplierPageTexts } from './texts.ts';
import { useSupplied } from './use-supplied.ts';
import styles from './supplier-orders.module.css';

const texts = supplierPageTexts.ship;
type Chosen = NonNullable<SuppliedLine['own_part']>;
/** Of longer orders those that are not known come first. */
const mostShown = 50;

/** The first line of each part of the customer: a choice holds for all its lines. */
const partsOf = (lines: readonly SuppliedLine[]): SuppliedLine[] =>
  [...new Map(lines.toReversed().map((line) => [line.part_code, line])).values()]
    .toReversed()
    .toSorted((one, other) => Number(one.own_part !== null) - Number(other.own_part !== null));

/** Makes a shipment; shows what is delivered for each part, and asks where that is not known. */
export function ShipDialog({ rows: [row], names, onClose }: ActionDialogProps<Supplied>) {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const query = useSupplied(row!.id);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const { isBusy, run } = useCommand('supplierOrder');
  const parts = partsOf(query.data?.lines ?? []);
  const isUnknown = (line: SuppliedLine) => line.own_part === null && !chosen.has(line.line_no);
  const isReady = query.data !== undefined && !parts.some(isUnknown);
  const ship = () =>
    run(async () => {
      const lines = [...chosen].map(([line_no, part]) => ({ line_no, part_id: part.id }));
      const { data, msg } = await api(supplierOrderCalls.ship, { id: row!.id, lines });
      toast.success(msg);
      void refreshList('salesOrder');
      void refreshList('shipment');
      onClose();
      if (can({ has: shipmentCalls.index.allow }))
        void navigate(`/trace/shipment?shipment=${data.id}`);
    });
  const choose = (line: SuppliedLine, part: Chosen | null) => {
    const next = new Map(chosen);
    if (part) next.set(line.line_no, part);
    else next.delete(line.line_no);
    setChosen(next);
  };
  return (
    <VerbDialog
      title={say(texts.title, { names })}
      verb={say(supplierOrderTexts.steps.ship)}
      isBusy={isBusy}
      disabled={!isReady}
      onGo={() => void ship()}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {() => (
          <>
            <p>{say(texts.hint)}</p>
            <p>{say(texts.choose)}</p>
            <div className={styles.choices}>
              {parts.slice(0, mostShown).map((line) => (
                <RemotePicker<Chosen>
                  key={line.line_no}
                  label={inEveryLanguage((language) =>
                    sayIn(texts.part, language, { name: line.part_name, code: line.part_code }),
                  )}
                  source={partSource as RemoteSource<Chosen>}
                  row={chosen.get(line.line_no) ?? line.own_part}
                  onPick={(part) => choose(line, part)}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </VerbDialog>
  );
}
