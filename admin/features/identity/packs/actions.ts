import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packCalls, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packMoves, type PackMove } from '#contract/features/identity/packs/moves.ts';
import { canMove } from '#contract/moves.ts';
import { packsPageTexts as texts } from './texts.ts';

/** What can be exported: whatever was made and will not become more. */
export const isExportable = ({ state, made }: IdentifierPack): boolean =>
  (state === 'ready' || state === 'cancelled') && made > 0;

function commandOf(command: PackMove): RowAction<IdentifierPack> {
  const question = command === 'pause' || command === 'cancel' ? texts.questions[command] : null;
  return {
    key: command,
    label: packMoves.moves[command].label,
    can: packCalls[command].allow,
    danger: command === 'cancel',
    shown: ({ state }) => canMove(packMoves, command, state),
    ...(question && {
      confirm: ({ code, made, quantity }: IdentifierPack) =>
        sayNow(question, { code, n: formatQuantity(made), rest: formatQuantity(quantity - made) }),
    }),
    run: async ({ id }) => {
      toast.success((await api(packCalls[command], { id })).msg);
    },
  };
}

type Doors = {
  open: (pack: IdentifierPack) => void;
  askExport: (pack: IdentifierPack) => void;
};

export const packActions = ({ open, askExport }: Doors): RowAction<IdentifierPack>[] => [
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
  ...(['pause', 'resume', 'retry', 'cancel'] as const).map(commandOf),
];

/** A list in which something is being made is worth looking at again. */
export const isMoving = (packs: readonly IdentifierPack[]): boolean =>
  packs.some(({ state }) => state === 'making');
