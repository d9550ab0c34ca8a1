import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import type { RevealCall } from '#contract/reveal.ts';
import { showTexts } from './texts.ts';
import styles from './show.module.css';

type PhoneNumberProps = {
  /** The masked number of the record; empty if it has none. */
  masked: string;
  id: number;
  call: RevealCall;
};

/** A masked number; the whole one with permission, and logged. */
export function PhoneNumber({ masked, id, call }: PhoneNumberProps) {
  const say = useSay();
  const [whole, setWhole] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      setWhole((await api(call, { id })).data.mobile);
    } finally {
      setBusy(false);
    }
  };
  if (masked === '') return null;
  if (whole !== null) return <a href={`tel:${whole}`}>{whole}</a>;
  return (
    <span className={styles.phone}>
      {masked}
      <Can has={call.allow}>
        <Button
          type="link"
          size="small"
          loading={isBusy}
          title={say(showTexts.revealing)}
          onClick={() => void reveal().catch(() => undefined)}
        >
          {say(showTexts.reveal)}
        </Button>
      </Can>
    </span>
  );
}
