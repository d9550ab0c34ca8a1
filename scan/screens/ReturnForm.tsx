import { useState, type FormEvent } from 'react';
import { conditions, returnTexts, type Condition } from '#contract/features/trace/returns/texts.ts';
import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import { Field } from './Field.tsx';
import type { DetailsProps } from './SaleForm.tsx';

/** Why it comes back, and how it looks. */
export function ReturnForm({ count, told, onDone, onBack }: DetailsProps) {
  const say = useSay();
  const [reason, setReason] = useState(told?.returned?.reason ?? '');
  const [condition, setCondition] = useState<Condition>(told?.returned?.condition ?? 'good');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) void onDone({ returned: { reason: reason.trim(), condition } });
  };
  return (
    <form className="details" onSubmit={submit} noValidate>
      <h2>{say(texts.attention.codes, { n: count })}</h2>
      <Field
        label={say(returnTexts.fields.reason)}
        error={isTried && isMissing ? say(texts.job.needReason) : null}
      >
        {(field) => (
          <input
            {...field}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <fieldset className="choices">
        <legend>{say(returnTexts.fields.condition)}</legend>
        {conditions.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="condition"
              checked={condition === one}
              onChange={() => setCondition(one)}
            />
            {say(returnTexts.conditions[one])}
          </label>
        ))}
      </fieldset>
      <div className="foot">
        <button type="button" onClick={onBack}>
          {say(texts.job.moreCodes)}
        </button>
        <button type="submit" className="main">
          {say(texts.job.giveBack)}
        </button>
      </div>
    </form>
  );
}
