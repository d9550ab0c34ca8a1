import type { BatchAction } from '#admin/ui/list/types.ts';
import { mayMove } from '#contract/codes/states.ts';
import {
  identifierCalls,
  identifierCommands,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';

/** What does not come back. */
export const isFinal = (command: IdentifierCommand): boolean =>
  command === 'void' || command === 'scrap' || command === 'sample';

type Ask = (command: IdentifierCommand, rows: readonly Identifier[]) => void;

/** What can be done with all selected identifiers: whatever the table of states allows for each of them. */
export const selectionActions = (ask: Ask): BatchAction<Identifier>[] =>
  identifierCommands.map((command) => ({
    key: command,
    label: identifierTexts.commands[command],
    can: identifierCalls[command].allow,
    danger: isFinal(command),
    shown: (rows) => rows.every(({ state }) => mayMove(command, state)),
    // Nothing is sent yet: the dialog asks why.
    run: async (_ids, rows) => ask(command, rows),
  }));
