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
import { tokenIn } from '#contract/invitation.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Text } from '#contract/text.ts';
import { Journey, ShortJourney } from './artwork/Journey.tsx';
import { useBranding, useReadable } from './branding.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginForm } from './LoginForm.tsx';
import {
  greetingTexts,
  inviteTexts,
  loginTexts,
  partnerInviteTexts,
  registerTexts,
  resetTexts,
} from './texts.ts';
import styles from './login.module.css';

const RegisterForm = lazyComponent(
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
  <div className={styles.waiting} />,
);

const ResetForm = lazyComponent(
  async () => (await import('./ResetForm.tsx')).ResetForm,
  <div className={styles.waiting} />,
);

const PartnerInvitation = lazyComponent(
  async () => (await import('./PartnerInvitation.tsx')).PartnerInvitation,
  <div className={styles.waiting} />,
);

const AcceptForm = lazyComponent(
  async () => (await import('./AcceptForm.tsx')).AcceptForm,
  <div className={styles.waiting} />,
);

// Platform content is loaded after the form is usable.
const LoginContent = lazyComponent(async () => (await import('./LoginContent.tsx')).LoginContent);

/** The login page of one login type. */
export function LoginPage({ type }: { type: LoginType }) {
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  /** What was just done, and for which username. */
  const [done, setDone] = useState<{ text: Text; username: string }>();
  const branding = useBranding(type);
  const colour = useReadable(branding?.color);
  const isRegistering = type === 'web' && search.has('register');
  const isResetting = !isRegistering && search.has('forgot');
  const [invite, setInvite] = useState(() => tokenIn(location.hash, 'person'));
  const [partner, setPartner] = useState(() =>
    type === 'web' ? tokenIn(location.hash, 'partner') : undefined,
  );
  const greeting = greetingTexts[type];
  const product = useProductTitle();
  const slogan = useSiteWords('slogan');
  const logo = useSite((site) => site.logo);
  const { parts } = useShown('login', { type });
  const title = branding?.title || product;
  const mark = branding?.logo || (branding?.title ? null : logo);

  const turnTo = (form: 'login' | 'register' | 'forgot') => {
    setInvite(undefined);
    setPartner(undefined);
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const other of ['register', 'forgot']) next.delete(other);
      if (form !== 'login') next.set(form, '1');
      return next;
    });
  };
  const finish = (text: Text) => (username: string) => {
    setDone({ text, username });
    turnTo('login');
  };
  const ask = [
    invite && inviteTexts,
    partner && partnerInviteTexts,
    isRegistering && registerTexts,
    isResetting && resetTexts,
  ].find((one) => typeof one === 'object');

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
          <h1>{say(ask ? ask.title : greeting.title)}</h1>
          {ask ? (
            <>
              {'line' in ask && <p className={styles.hint}>{say(ask.line)}</p>}
              {invite ? (
                <AcceptForm
                  type={type}
                  token={invite}
                  onAccepted={finish(sessionTexts.done.invitationAccepted)}
                />
              ) : partner ? (
                <PartnerInvitation
                  token={partner}
                  onRegistered={finish(sessionTexts.done.registered)}
                  onForgot={() => turnTo('forgot')}
                />
              ) : isRegistering ? (
                <RegisterForm onRegistered={finish(sessionTexts.done.registered)} />
              ) : (
                <ResetForm type={type} onReset={finish(sessionTexts.done.passwordReset)} />
              )}
              <p className={styles.other}>
                <button type="button" onClick={() => turnTo('login')}>
                  {say(ask.back)}
                </button>
              </p>
            </>
          ) : (
            <>
              {done && (
                <p role="status" className={styles.registered}>
                  {say(done.text)}
                </p>
              )}
              <LoginForm
                key={done?.username}
                type={type}
                username={done?.username}
                onForgot={() => turnTo('forgot')}
              />
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
          {search.get('from') === 'scan' && (
            <p className={styles.other}>
              <a href="/scan">{say(loginTexts.backToScan)}</a>
            </p>
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
