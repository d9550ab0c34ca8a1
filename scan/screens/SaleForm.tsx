import { useState, type FormEvent } from 'react';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import type { BatchItem } from '../queue/database.ts';
import { Field } from './Field.tsx';
import type { Group } from './group.ts';

export type DetailsProps = {
  count: number;
  told: Group['told'];
  onDone: (more: Partial<BatchItem>) => Promise<void>;
  onBack: () => void;
};

const mobile = /^(?:(?:\+|00)86)?1[3-9]\d{9}$/;

/** To whom it was sold; nothing is needed unless the warranty begins. */
export function SaleForm({ count, told, onDone, onBack }: DetailsProps) {
  const say = useSay();
  const [name, setName] = useState(told?.sale?.buyer_name ?? '');
  const [phone, setPhone] = useState(told?.sale?.buyer_phone ?? '');
  const [begins, setBegins] = useState(told?.sale?.is_activated ?? false);
  const [isTried, setTried] = useState(false);
  const noName = begins && name.trim() === '';
  const wrongPhone = phone.trim() === '' ? begins : !mobile.test(phone.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (noName || wrongPhone) return;
    const sale = { buyer_name: name.trim(), buyer_phone: phone.trim(), is_activated: begins };
    void onDone({ sale });
  };
  return (
    <form className="details" onSubmit={submit} noValidate>
      <h2>{say(texts.attention.codes, { n: count })}</h2>
      <Field
        label={`${say(saleTexts.fields.buyer_name)}${begins ? '' : `（${say(texts.job.optional)}）`}`}
        error={isTried && noName ? say(texts.job.needName) : null}
      >
        {(field) => (
          <input
            {...field}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field
        label={`${say(saleTexts.fields.buyer_phone)}${begins ? '' : `（${say(texts.job.optional)}）`}`}
        error={isTried && wrongPhone ? say(texts.job.needPhone) : null}
      >
        {(field) => (
          <input
            {...field}
            type="tel"
            value={phone}
            maxLength={16}
            autoComplete="off"
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={begins}
          onChange={({ target }) => setBegins(target.checked)}
        />
        <span>
          {say(texts.job.begin)}
          <small>{say(texts.job.beginHint)}</small>
        </span>
      </label>
      <div className="foot">
        <button type="button" onClick={onBack}>
          {say(texts.job.moreCodes)}
        </button>
        <button type="submit" className="main">
          {say(texts.job.sell)}
        </button>
      </div>
    </form>
  );
}
