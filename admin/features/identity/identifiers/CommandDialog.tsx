import { useSay } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import {
  identifierCommand,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { runCommand } from './run-command.ts';
import { isFinal } from './commands.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { identifiersPageTexts as texts } from './texts.ts';
import styles from './identifiers.module.css';

const schema = identifierCommand.pick({ reason: true, remark: true });
const namedAtMost = 3;

type CommandDialogProps = {
  command: IdentifierCommand;
  rows: readonly Pick<Identifier, 'id' | 'code'>[];
  onClose: () => void;
};

/** Asks for a reason before identifiers are frozen, voided or taken out. */
export function CommandDialog({ command, rows, onClose }: CommandDialogProps) {
  const say = useSay();
  const ids = rows.map(({ id }) => id);
  const named = rows.slice(0, namedAtMost).map(({ code }) => code);
  const codes = rows.length > namedAtMost ? [...named, '…'].join(' ') : named.join(' ');
  return (
    <RecordForm
      resource={`identifier/${command}/${ids.join('-')}`}
      schema={schema}
      texts={identifierTexts}
      title={identifierTexts.commands[command]}
      verb={identifierTexts.commands[command]}
      isDanger={isFinal(command)}
      record={null}
      shape="dialog"
      send={(why, _version, options) => runCommand(command, { ids }, why, options)}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <div className={styles.meaning}>
        <p>{say(texts.chosen, { n: rows.length, codes })}</p>
        <p>{say(texts.meaning[command])}</p>
      </div>
      <ReasonFields />
    </RecordForm>
  );
}
