import type { BatchAction } from '#admin/ui/list/types.ts';
import { mayMove } from '#contract/codes/states.ts';
import {
  identifierCalls,
  identifierCommands,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';

/** Irreversible commands. */
export const isFinal = (command: IdentifierCommand): boolean =>
  command === 'void' || command === 'scrap' || command === 'sample';

/** Single products are recalled with words of their own. */
export const recallAction = (
  ask: (rows: readonly Identifier[]) => void,
): BatchAction<Identifier> => ({
  key: 'recall',
  label: identifierTexts.recall.label,
  can: identifierCalls.recall.allow,
  danger: true,
  shown: (rows) => rows.every(({ state }) => mayMove('recall', state)),
  run: async (_ids, rows) => ask(rows),
});

type Ask = (command: IdentifierCommand, rows: readonly Identifier[]) => void;

/** The commands that the state table allows for all selected identifiers. */
export const selectionActions = (ask: Ask): BatchAction<Identifier>[] =>
  identifierCommands.map((command) => ({
    key: command,
    label: identifierTexts.commands[command],
    can: identifierCalls[command].allow,
    danger: isFinal(command),
    shown: (rows) => rows.every(({ state }) => mayMove(command, state)),
    // Opens the dialog that asks for a reason.
    run: async (_ids, rows) => ask(command, rows),
  }));
