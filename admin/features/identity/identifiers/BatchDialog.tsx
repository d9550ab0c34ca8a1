import * as z from 'zod';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { ChosenFields } from '#admin/ui/codes/ChosenFields.tsx';
import { chosenOf, chosenShape, judgeChosen } from '#admin/ui/codes/chosen.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import {
  identifierCalls,
  identifierCommand,
  identifierCommands,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { runCommand } from './run-command.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { identifiersPageTexts as texts } from './texts.ts';
import styles from './identifiers.module.css';

const { reason, remark } = identifierCommand.shape;
const schema = z
  .strictObject({ command: z.enum(identifierCommands), ...chosenShape, reason, remark })
  .superRefine(judgeChosen);

/** One action for a pasted list, a range or a whole pack. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const commands = identifierCommands.filter((command) =>
    can({ has: identifierCalls[command].allow }),
  );
  return (
    <RecordForm
      resource="identifier/batch"
      schema={schema}
      texts={identifierTexts}
      title={texts.batch}
      verb={texts.carryOut}
      isDanger
      record={null}
      blank={{ way: 'codes' }}
      shape="dialog"
      send={({ command, reason: why, remark: more, ...typed }, _version, options) =>
        runCommand(command, chosenOf(typed) ?? {}, { reason: why, remark: more }, options)
      }
      onClose={onClose}
      onSaved={() => undefined}
    >
      <p className={styles.meaning}>{say(texts.batchNote)}</p>
      <ChosenFields />
      <SelectField
        field="command"
        label={texts.command}
        options={commands.map((value) => ({ value, label: identifierTexts.commands[value] }))}
        wide
      />
      <Meaning />
      <ReasonFields />
    </RecordForm>
  );
}

function Meaning() {
  const say = useSay();
  const command = useFieldValue('command') as IdentifierCommand | undefined;
  return command ? <p className={styles.aside}>{say(texts.meaning[command])}</p> : null;
}
