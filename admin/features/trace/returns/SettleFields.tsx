import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import { returnsPageTexts as texts } from './texts.ts';

type SettleFieldsProps = { move: 'receive' | 'restock' | 'scrap' | 'cancel' };

/** What a step of a return asks for: which of the goods, and why. */
export function SettleFields({ move }: SettleFieldsProps) {
  return (
    <>
      {(move === 'scrap' || move === 'cancel') && <TextField field="reason" rows={2} wide />}
      {(move === 'restock' || move === 'scrap') && (
        <CodesField field="codes" label={texts.some} hint={texts.codesHint} required={false} />
      )}
    </>
  );
}
