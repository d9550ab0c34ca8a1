import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

/** Says that a draft was restored, and lets the user discard it. */
export function DraftBar({ onDrop }: { onDrop: () => void }) {
  const say = useSay();
  return (
    <div role="status" className={styles.draft}>
      <span>{say(formTexts.restored)}</span>
      <Button size="small" type="link" onClick={onDrop}>
        {say(formTexts.dropDraft)}
      </Button>
    </div>
  );
}

/** Why a save was refused, if it is not about a single field. */
export function Refusal({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div aria-live="assertive">
      {children && (
        <p ref={place} className={styles.refusal}>
          {children}
        </p>
      )}
    </div>
  );
}
