import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, ApiError, type CallOptions } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { queryClient } from '#admin/app/query.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import { codes as answers } from '#contract/envelope.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import {
  packingCalls,
  type Container,
  type PackingAnswer,
} from '#contract/features/trace/packing/contract.ts';
import { packingTabTexts as texts } from './texts.ts';

/** Whether a box is filled or a pallet; as long as nothing is open, a box. */
export const kindOf = (open: Pick<Container, 'level'> | null): 'box' | 'pallet' =>
  open?.level === 'pallet' ? 'pallet' : 'box';
/** The box or pallet that is being packed. */
export type OpenBox = Pick<Container, 'code' | 'level' | 'quantity' | 'capacity' | 'filling'>;

const patience = 120_000;
// The list below is read again once scanning pauses.
const pause = 1_500;
const refuse = (text: (typeof texts)['boxFirst']) =>
  new ApiError({ code: answers.conflict, msg: sayNow(text) });

/** The field keeps the focus for the scanner, whatever was pressed. */
export const letGo = () => {
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
};

/** What the board does: scans in their order, and the commands beside them. */
export function useBoard(packagingId: number | null) {
  const [box, setBox] = useState<OpenBox | null>(null);
  // A scan needs what the one before has opened, not what is drawn.
  const current = useRef<OpenBox | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  const show = useCallback((next: OpenBox | null) => {
    current.current = next;
    setBox(next);
    void queryClient.invalidateQueries({ queryKey: ['packing', 'contents'] });
    if (next === null || next.filling !== 'open')
      void queryClient.invalidateQueries({ queryKey: ['packing', 'today'] });
    clearTimeout(later.current);
    later.current = setTimeout(() => void refreshList('packing'), pause);
  }, []);

  const packInto = async (
    parent: OpenBox,
    given: { codes?: string[]; ranges?: { first_code: string; last_code: string }[] },
    options: CallOptions,
  ): Promise<string> => {
    const body = { parent: parent.code, ...given, packaging_id: packagingId };
    const { data, msg } = await api(packingCalls.pack, body, { timeout: patience, ...options });
    show(data.container);
    const [only] = given.codes ?? [];
    return data.moved === 0 && only ? sayNow(texts.already, { code: only }) : msg;
  };

  const send = async (codes: string[], options: CallOptions): Promise<string> => {
    const open = current.current;
    if (codes.length > 1) {
      if (!open) throw refuse(texts.boxFirst);
      return packInto(open, { codes }, options);
    }
    const code = codes[0]!;
    const { item } = (await api(packingCalls.tree, { code, limit: 1 }, { quiet: true })).data;
    const goesIn = open && levels.indexOf(item.level) === levels.indexOf(open.level) - 1;
    if (goesIn) return packInto(open, { codes }, options);
    if (item.level === 'unit') throw refuse(open ? texts.unitOnPallet : texts.boxFirst);
    show(item);
    return sayNow(texts.opened, { code: item.code, n: item.quantity });
  };
  const scans = useScans(send);
  const { tell } = scans;

  /** Gives a command beside the scans; the band tells what came of it. */
  const run = async (
    act: () => Promise<{ data: PackingAnswer; msg: string }>,
  ): Promise<boolean> => {
    try {
      const { data, msg } = await act();
      const open = current.current;
      if (open === null || open.code === data.container.code) show(data.container);
      else show(open);
      tell({ tone: 'good', text: msg });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      tell({ tone: 'bad', text: failure.errors[0]?.msg ?? failure.msg });
      return false;
    } finally {
      letGo();
    }
  };
  const openByCode = useCallback(
    async (code: string) => {
      const { item } = (await api(packingCalls.tree, { code, limit: 1 })).data;
      show(item);
      tell({ tone: 'good', text: sayNow(texts.opened, { code: item.code, n: item.quantity }) });
    },
    [show, tell],
  );
  const today = useQuery({
    queryKey: ['packing', 'today'],
    queryFn: async ({ signal }) =>
      (await api(packingCalls.today, {}, { signal, quiet: true })).data,
    refetchInterval: 60_000,
  });
  return { ...scans, box, show, run, openByCode, packInto, today: today.data };
}
export type Board = ReturnType<typeof useBoard>;
