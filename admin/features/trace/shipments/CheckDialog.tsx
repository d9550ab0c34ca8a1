import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { shipmentUiTexts } from '#admin/ui/shipments/texts.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { limits } from '#contract/limits.ts';
import { shipmentCalls, type Shipment } from '#contract/features/trace/shipments/contract.ts';

/** Checks at once, and asks only where less was picked than ordered. */
export function CheckDialog({ rows: [row], names, onClose }: ActionDialogProps<Shipment>) {
  const say = useSay();
  const [short, setShort] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(true);
  const isAsked = useRef(false);
  const check = async (allowShort: boolean) => {
    setBusy(true);
    const body = { id: row!.id, allow_short: allowShort };
    try {
      toast.success((await api(shipmentCalls.check, body, { quiet: true })).msg);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isShort = (failure.data as { short?: number } | null)?.short !== undefined;
      if (isShort && !allowShort) {
        setShort([failure.msg, ...failure.errors.map(({ msg }) => msg)]);
      } else {
        toast.error(failure.msg);
        onClose();
      }
    } finally {
      setBusy(false);
      void refreshList('shipment');
    }
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void check(false);
  });
  return (
    <VerbDialog
      isOpen={short !== null}
      title={`${say(shipmentUiTexts.short)} ${names}`}
      verb={say(shipmentUiTexts.shortVerb)}
      width={limits.dialogWidths.small}
      isBusy={isBusy}
      onGo={() => void check(true)}
      onClose={onClose}
    >
      {short?.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </VerbDialog>
  );
}
