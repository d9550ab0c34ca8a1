import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useShownValue } from '#admin/ui/form/form-scope.ts';
import { isHidden, markFacts, type MarkFact } from '#contract/codes/mark.ts';
import { markTexts } from '#contract/features/setting/marks/texts.ts';
import { comma } from '#contract/text.ts';
import { markPageTexts as texts } from './texts.ts';
import styles from './marks.module.css';

/** A checkbox per shown fact; the hidden ones are stored. */
export function FactsField({ disabled }: { disabled: boolean }) {
  const say = useSay();
  useShownValue('hidden', (hidden: readonly MarkFact[]) =>
    hidden.length === 0
      ? say(texts.allShown)
      : say(texts.without, {
          names: hidden.map((one) => say(markTexts.facts[one])).join(say(comma)),
        }),
  );
  return (
    <FormField field="hidden" kind="other" isDeep wide required={false}>
      <Ticks disabled={disabled} />
    </FormField>
  );
}

/** Hiding the count also hides the check history, and hiding the way all of its steps. */
const isBound = (fact: MarkFact, hidden: readonly MarkFact[]): boolean =>
  isHidden({ hidden }, fact) && !hidden.includes(fact);

type TicksProps = {
  disabled: boolean;
  id?: string;
  value?: readonly MarkFact[];
  onChange?: (hidden: MarkFact[]) => void;
};

function Ticks({ disabled, id, value = [], onChange }: TicksProps) {
  const say = useSay();
  const turn = (fact: MarkFact, isShown: boolean) =>
    onChange?.(isShown ? value.filter((one) => one !== fact) : [...value, fact]);
  return (
    <div id={id} role="group" aria-label={say(markTexts.fields.hidden)} className={styles.facts}>
      {markFacts.map((fact) => (
        <TickBox
          key={fact}
          checked={!isHidden({ hidden: value }, fact)}
          disabled={disabled || isBound(fact, value)}
          onChange={(isTicked) => turn(fact, isTicked)}
        >
          {say(markTexts.facts[fact])}
        </TickBox>
      ))}
    </div>
  );
}
