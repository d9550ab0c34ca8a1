import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { loginTexts } from './texts.ts';
import styles from './password-input.module.css';

/** A password field with a visibility toggle and a Caps Lock warning. */
export function PasswordInput(props: InputProps) {
  const say = useSay();
  const [isVisible, setVisible] = useState(false);
  const [isCaps, setCaps] = useState(false);
  return (
    <>
      <Input
        {...props}
        type={isVisible ? 'text' : 'password'}
        onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
        onBlur={(event) => {
          setCaps(false);
          props.onBlur?.(event);
        }}
        suffix={
          <button
            type="button"
            className={styles.toggle}
            aria-label={say(isVisible ? loginTexts.hidePassword : loginTexts.showPassword)}
            aria-pressed={isVisible}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          </button>
        }
      />
      {isCaps && (
        <span role="status" className={styles.caps}>
          {say(loginTexts.capsLock)}
        </span>
      )}
    </>
  );
}
