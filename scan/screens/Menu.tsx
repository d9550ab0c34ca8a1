import { useState } from 'react';
import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { sendNow, signOut } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { setDark, useTheme } from '../app/theme.ts';
import { Ask } from './Ask.tsx';
import { Header } from './Header.tsx';
import { Languages } from './SignIn.tsx';

/** Language, colours, the way to the portal, and out. */
export function Menu() {
  const say = useSay();
  const { who, counts, isSending } = useApp();
  const isDark = useTheme((state) => state.isDark);
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await signOut();
    goTo();
  };
  return (
    <>
      <Header title={say(texts.home.menu)} line={who ? `${who.company} · ${who.name}` : ''} />
      <main>
        <Languages />
        <label className="check card">
          <input
            type="checkbox"
            checked={isDark}
            onChange={({ target }) => setDark(target.checked)}
          />
          {say(texts.menu.dark)}
        </label>
        <a className="button" href="/">
          {say(texts.menu.portal)}
        </a>
        <button
          type="button"
          className="wide"
          onClick={() => (counts.waiting > 0 ? setAsking(true) : void leave())}
        >
          {say(texts.menu.signOut)}
        </button>
      </main>
      {isAsking && (
        <Ask
          title={say(texts.menu.unsent, { n: counts.waiting })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" onClick={() => setAsking(false)}>
                {say(texts.cancel)}
              </button>
              <button type="button" disabled={isSending} onClick={() => void sendNow()}>
                {say(texts.home.sendNow)}
              </button>
              <button type="button" className="bad" onClick={() => void leave()}>
                {say(texts.menu.signOutAnyway)}
              </button>
            </>
          }
        >
          <p>{say(texts.menu.unsentHint)}</p>
        </Ask>
      )}
    </>
  );
}
