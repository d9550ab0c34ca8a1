import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { useLanguage } from '#admin/app/language.ts';
import { showFieldErrors } from './schema-rules.ts';

/**
 * Sends a form once, however often it is clicked. What is wrong with a field is shown there; what has no field is
 * given to `complain`, or else answered as `refusal`.
 */
export function useSubmit<V>(
  form: FormInstance<V>,
  send: (values: V) => Promise<unknown>,
  complain?: (msg: string) => void,
) {
  const language = useLanguage((state) => state.language);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState({ msg: '', language });
  const underWay = useRef(false);
  useRepeatedErrors(form);

  const refuse = (msg: string) => setSaid({ msg, language: useLanguage.getState().language });
  const run = async (values: V) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    refuse('');
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const unplaced = showFieldErrors(form, error.errors).map(({ msg }) => msg);
      if (unplaced.length > 0) (complain ?? refuse)(unplaced.join('\n'));
      else if (error.errors.length === 0) (complain ?? refuse)(error.msg);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  // The server said it in the language of then.
  const refusal = said.language === language ? said.msg : '';
  return { isBusy, refusal, forgive: () => refuse(''), submit: (values: V) => void run(values) };
}

/** Field messages were in the previous language; after a switch they are shown in the new one. */
function useRepeatedErrors<V>(form: FormInstance<V>): void {
  const language = useLanguage((state) => state.language);
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length === 0) return;
    form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
