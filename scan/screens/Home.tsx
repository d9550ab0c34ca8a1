import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { sendNow } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { takeNewVersion } from '../app/versions.ts';
import { Header } from './Header.tsx';
import { timeOf } from './time.ts';
import { jobIcons } from './icons.tsx';

/** What there is to do, and what waits to be sent. */
export function Home() {
  const say = useSay();
  const { who, work, counts, lastSent, isSending, hasNewVersion, trouble } = useApp();
  if (!who) return null;
  const actions = work?.actions ?? [];
  return (
    <>
      <Header
        isHome
        title={who.branding?.title || who.company || say(texts.app)}
        line={`${say(texts.app)} · ${who.name}`}
      />
      <main>
        {trouble && 'msg' in trouble && (
          <p className="note bad" role="alert">
            {trouble.msg}
          </p>
        )}
        {hasNewVersion && (
          <p className="note" role="status">
            {say(texts.home.newVersion)}
            <button type="button" onClick={takeNewVersion}>
              {say(texts.home.takeNow)}
            </button>
          </p>
        )}
        {work && actions.length === 0 && <p className="note">{say(texts.trouble.none)}</p>}
        {!work && <p className="note">{say(texts.trouble.once)}</p>}
        {actions.length > 0 && (
          <nav className="jobs" aria-label={say(texts.home.jobs)}>
            {actions.map((action) => (
              <button key={action} type="button" onClick={() => goTo(action)}>
                {jobIcons[action]}
                {say(gatheredTexts.actions[action])}
              </button>
            ))}
          </nav>
        )}
        <section className="card queue" aria-label={say(texts.home.waiting)}>
          <div>
            <strong data-testid="waiting">{counts.waiting}</strong>
            <span>{say(texts.home.waiting)}</span>
            <small>
              {lastSent
                ? say(texts.home.lastSent, { time: timeOf(lastSent) })
                : say(texts.home.neverSent)}
            </small>
          </div>
          <button
            type="button"
            disabled={counts.waiting === 0 || isSending}
            onClick={() => void sendNow()}
          >
            {say(texts.home.sendNow)}
          </button>
        </section>
        <div className="links">
          <button
            type="button"
            className={counts.refused > 0 ? 'bad' : ''}
            onClick={() => goTo('attention')}
          >
            {say(texts.home.attention)}
            <strong data-testid="refused">{counts.refused}</strong>
          </button>
          <button type="button" onClick={() => goTo('history')}>
            {say(texts.home.history)}
          </button>
          <button type="button" onClick={() => goTo('menu')}>
            {say(texts.home.menu)}
          </button>
        </div>
        {counts.others > 0 && (
          <p className="hint">{say(texts.home.others, { n: counts.others })}</p>
        )}
      </main>
    </>
  );
}
