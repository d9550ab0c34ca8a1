import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packCalls, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packMoves } from '#contract/features/identity/packs/moves.ts';
import { packsPageTexts as texts } from './texts.ts';

/** What can be exported: whatever was made and will not become more. */
export const isExportable = ({ state, made }: IdentifierPack): boolean =>
  (state === 'ready' || state === 'cancelled') && made > 0;

export const moves = moveActions(packMoves, packCalls, {
  // Codes that were brought along are moved by their import.
  isOffered: ({ rule_id: rule }) => rule !== null,
  params: ({ made, quantity }) => ({
    made: formatQuantity(made),
    rest: formatQuantity(quantity - made),
  }),
});

type Doors = {
  open: (pack: IdentifierPack) => void;
  askExport: (pack: IdentifierPack) => void;
  print: (pack: IdentifierPack) => void;
  bind: (pack: IdentifierPack) => void;
};

export const packActions = ({
  open,
  askExport,
  print,
  bind,
}: Doors): RowAction<IdentifierPack>[] => [
  {
    key: 'open',
    label: texts.open,
    can: 'identity:identifier:view',
    shown: ({ made }) => made > 0,
    run: open,
  },
  {
    key: 'export',
    label: texts.export,
    can: packCalls.export.allow,
    shown: isExportable,
    run: askExport,
  },
  {
    key: 'print',
    label: texts.print,
    can: 'trace:printJob:add',
    shown: ({ made }) => made > 0,
    run: print,
  },
  {
    key: 'bind',
    label: texts.bind,
    can: 'trace:binding:add',
    shown: ({ state, level }) => state === 'ready' && level === 'unit',
    run: bind,
  },
];

/** A list in which something is being made is worth looking at again. */
export const isMoving = (packs: readonly IdentifierPack[]): boolean =>
  packs.some(({ state }) => state === 'making');
