import { Input, type InputProps } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { loginTexts } from './texts.ts';
import styles from './captcha.module.css';

export type Captcha = { image: string | null; key: string; isFailed: boolean; refresh: () => void };

/** A captcha picture and its key; a key works once, so each use needs a new one. */
export function useCaptcha(isWanted: boolean): Captcha {
  const [shown, setShown] = useState({ image: null as string | null, key: '', isFailed: false });
  const refresh = useCallback(() => {
    api(sessionCalls.captcha, {}, { type: 'web', quiet: true }).then(
      ({ data }) => setShown({ image: data.captcha, key: data.key, isFailed: false }),
      () => setShown({ image: null, key: '', isFailed: true }),
    );
  }, []);
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return { ...shown, refresh };
}

type CaptchaInputProps = InputProps & { picture: Captcha };

/** The captcha input with its picture; a click loads another. */
export function CaptchaInput({ picture, ...input }: CaptchaInputProps) {
  const say = useSay();
  return (
    <div className={styles.row}>
      <Input {...input} autoComplete="off" maxLength={12} />
      <button
        type="button"
        className={styles.picture}
        onClick={picture.refresh}
        title={say(loginTexts.captchaPicture)}
      >
        {picture.image && <img src={picture.image} alt={say(loginTexts.captchaPicture)} />}
        {picture.isFailed && say(loginTexts.captchaFailed)}
        {!picture.image && !picture.isFailed && (
          <span className={styles.waiting} aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
