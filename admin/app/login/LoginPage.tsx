import { ConfigProvider, type ThemeConfig } from 'antd';
import { useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { Wordmark } from '#admin/app/brand/Wordmark.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { inkOn } from '#browser/theme/colours.ts';
import { SiteRecords } from '#admin/app/shown/SiteRecords.tsx';
import { useShown } from '#admin/app/shown/use-shown.ts';
import { useProductTitle, useSite, useSiteWords } from '#admin/app/site.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { Journey, ShortJourney } from './artwork/Journey.tsx';
import { useBranding, useReadable } from './branding.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginForm } from './LoginForm.tsx';
import { greetingTexts, loginTexts, registerTexts } from './texts.ts';
import styles from './login.module.css';

const RegisterForm = lazyComponent(
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
  <div className={styles.waiting} />,
);

// Platform content is loaded after the form is usable.
const LoginContent = lazyComponent(async () => (await import('./LoginContent.tsx')).LoginContent);

/** The login page of one login type. */
export function LoginPage({ type }: { type: LoginType }) {
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const [registered, setRegistered] = useState<string>();
  const branding = useBranding(type);
  const colour = useReadable(branding?.color);
  const isRegistering = type === 'web' && search.has('register');
  const greeting = greetingTexts[type];
  const product = useProductTitle();
  const slogan = useSiteWords('slogan');
  const logo = useSite((site) => site.logo);
  const { parts } = useShown('login', { type });
  const title = branding?.title || product;
  const mark = branding?.logo || (branding?.title ? null : logo);

  const turnTo = (page: 'login' | 'register') =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (page === 'register') next.set('register', '1');
      else next.delete('register');
      return next;
    });

  const page = (
    <main
      className={`${styles.page} ${styles[type]}`}
      style={colour ? ({ '--primary': colour } as CSSProperties) : undefined}
    >
      <section className={styles.side}>
        <p className={styles.headline}>{slogan || say(greeting.headline)}</p>
        <p className={styles.line}>{say(greeting.line)}</p>
        <div className={styles.long}>
          <Journey />
        </div>
        <div className={styles.short}>
          <ShortJourney />
        </div>
        <div className={styles.beside}>
          {parts.length > 0 && <LoginContent parts={parts} type={type} place="beside" />}
        </div>
      </section>
      <section className={styles.paper}>
        <header className={styles.top}>
          <Wordmark title={title} logo={mark} />
          <LanguageSwitch />
        </header>
        <div className={styles.form}>
          <h1>{say(isRegistering ? registerTexts.title : greeting.title)}</h1>
          {isRegistering ? (
            <>
              <p className={styles.hint}>{say(registerTexts.line)}</p>
              <RegisterForm
                onRegistered={(username) => {
                  setRegistered(username);
                  turnTo('login');
                }}
              />
              <p className={styles.other}>
                <button type="button" onClick={() => turnTo('login')}>
                  {say(registerTexts.back)}
                </button>
              </p>
            </>
          ) : (
            <>
              {registered && (
                <p role="status" className={styles.registered}>
                  {say(sessionTexts.done.registered)}
                </p>
              )}
              <LoginForm key={registered} type={type} username={registered} />
              {type === 'web' && (
                <p className={styles.other}>
                  {say(loginTexts.noCompany)}
                  <button type="button" onClick={() => turnTo('register')}>
                    {say(loginTexts.registerLink)}
                  </button>
                </p>
              )}
            </>
          )}
        </div>
        <footer className={styles.foot}>
          {parts.length > 0 && <LoginContent parts={parts} type={type} place="below" />}
          <SiteRecords />
        </footer>
      </section>
    </main>
  );
  return <ConfigProvider theme={colour ? brandTheme(colour) : {}}>{page}</ConfigProvider>;
}

function brandTheme(colour: string): ThemeConfig {
  return {
    token: { colorPrimary: colour, colorLink: colour },
    components: { Button: { primaryColor: inkOn(colour) } },
  };
}
