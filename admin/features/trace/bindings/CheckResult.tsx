import { Button } from 'antd';
import { ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { codes } from '#contract/envelope.ts';
import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';
import { bindingsPageTexts } from './texts.ts';
import type { Checked } from './use-check.ts';
import styles from './bindings.module.css';

const texts = bindingsPageTexts.check;
const isState = (state: string): state is IdentifierState => Object.hasOwn(identifierStates, state);

/** Why a code cannot be bound: its state, another part, or no such code. */
export function StateWord({ state }: { state: string }) {
  const say = useSay();
  if (isState(state)) return <IdentifierStateDot state={state} />;
  const isOther = state === 'otherPart';
  return (
    <StateDot tone={isOther ? 'caution' : 'bad'}>
      {say(isOther ? texts.otherPart : texts.unknown)}
    </StateDot>
  );
}

type CheckResultProps = {
  hasCodes: boolean;
  checked: Checked | undefined;
  error: Error | null;
  isPending: boolean;
  /** Removes the reported codes from the list, if there is one. */
  onDrop?: (codes: readonly string[]) => void;
};

/** What binding would do, before it is done. */
export function CheckResult(props: CheckResultProps) {
  const { hasCodes, checked, error, isPending, onDrop } = props;
  const say = useSay();
  const isFine = checked?.refused === 0;
  return (
    <section
      className={styles.check}
      aria-label={say(texts.title)}
      data-is={hasCodes && checked && !isPending ? (isFine ? 'fine' : 'refused') : undefined}
    >
      <p role="status">
        {!hasCodes
          ? say(texts.none)
          : error
            ? error instanceof ApiError && error.code === codes.tooLarge
              ? say(texts.tooLarge)
              : error.message
            : !checked || isPending
              ? say(texts.checking)
              : isFine
                ? say(texts.fine, { n: formatQuantity(checked.count) })
                : say(texts.refused, {
                    n: formatQuantity(checked.count),
                    m: formatQuantity(checked.refused),
                  })}
      </p>
      {hasCodes && checked && !isPending && checked.examples.length > 0 && (
        <>
          <ul>
            {checked.examples.map(({ code, state }) => (
              <li key={code}>
                <CodeText code={code} copyable={false} />
                <StateWord state={state} />
              </li>
            ))}
          </ul>
          {onDrop && (
            <Button size="small" onClick={() => onDrop(checked.examples.map(({ code }) => code))}>
              {say(texts.drop)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
