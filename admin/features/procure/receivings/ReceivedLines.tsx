import { Button, Form } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useFormScope } from '#admin/ui/form/form-scope.ts';
import { Rows } from '#admin/ui/form/Rows.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { blankLine, type FormLine } from './form-lines.ts';
import { LineFields } from './LineFields.tsx';
import { receivingPageTexts as texts } from './texts.ts';

const splitButton = (at: number) => <SplitButton at={at} />;

/** The lines of a receipt; what came in another lot, or failed, is split off onto a line of its own. */
export function ReceivedLines({ names }: { names: ReadonlyMap<number, string> }) {
  const say = useSay();
  const nameOf = useRowName();
  return (
    <Rows
      field="lines"
      hint={texts.linesHint}
      addLabel={say(texts.addLine)}
      onAdd={(add) => add({ ...blankLine })}
      nameOf={nameOf}
      tools={splitButton}
    >
      {() => <LineFields names={names} />}
    </Rows>
  );
}

function useRowName(): (at: number) => string {
  const say = useSay();
  return (at) => `${say(receivingTexts.fields.lines)} ${say(formTexts.list.row, { n: at + 1 })}`;
}

/** Adds a line for the same part of the order. */
function SplitButton({ at }: { at: number }) {
  const say = useSay();
  const nameOf = useRowName();
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const split = () => {
    const lines = (form.getFieldValue('lines') as FormLine[] | undefined) ?? [];
    const { part_id, order_line_no } = lines[at] ?? {};
    const added = { ...blankLine, part_id, order_line_no };
    form.setFieldValue('lines', lines.toSpliced(at + 1, 0, added));
    changed();
  };
  return (
    <Button type="text" aria-label={`${say(texts.split)} ${nameOf(at)}`} onClick={split}>
      {say(texts.split)}
    </Button>
  );
}
