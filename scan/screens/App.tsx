import { useEffect, type ReactNode } from 'react';
import { gatheredActions } from '#contract/features/scan/gathered/limits.ts';
import { useSay } from '../app/language.ts';
import { useRoute } from '../app/route.ts';
import { refresh, signOut } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { applyTheme, useTheme } from '../app/theme.ts';
import { Attention } from './Attention.tsx';
import { History } from './History.tsx';
import { Home } from './Home.tsx';
import { Job } from './Job.tsx';
import { Menu } from './Menu.tsx';
import { SignIn } from './SignIn.tsx';

export function App() {
  const colour = useApp((state) => state.who?.branding?.color ?? null);
  const isDark = useTheme((state) => state.isDark);
  useEffect(() => applyTheme(colour), [colour, isDark]);
  return <Screen />;
}

function Screen() {
  const say = useSay();
  const [first = '', second] = useRoute();
  const { token, type, trouble, who } = useApp();
  const title = say(texts.app);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (trouble?.kind === 'storage') return <Stop text={say(texts.trouble.storage)} />;
  if (!token || type === 'admin') return <SignIn />;
  if (trouble?.kind === 'password')
    return (
      <Stop text={say(texts.trouble.password)}>
        <a className="button main" href="/">
          {say(texts.trouble.toPortal)}
        </a>
      </Stop>
    );
  if (!who)
    return (
      <Stop text={trouble && 'msg' in trouble ? trouble.msg : say(texts.trouble.once)}>
        <button type="button" onClick={() => void refresh()}>
          {say(texts.retry)}
        </button>
        <button type="button" onClick={() => void signOut()}>
          {say(texts.menu.signOut)}
        </button>
      </Stop>
    );
  const action = gatheredActions.web.find((one) => one === first);
  if (action) return <Job action={action} target={second} />;
  if (first === 'attention') return <Attention />;
  if (first === 'history') return <History />;
  if (first === 'menu') return <Menu />;
  return <Home />;
}

function Stop({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className="stop">
      <img src="/scan/icon.svg" alt="" width="48" height="48" />
      <p role="status">{text}</p>
      {children}
    </main>
  );
}
