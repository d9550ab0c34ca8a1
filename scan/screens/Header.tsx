import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';

type HeaderProps = { title: string; line?: string; isHome?: boolean };

/** The way back, where one is, and whether there is a network. */
export function Header({ title, line, isHome = false }: HeaderProps) {
  const say = useSay();
  const logo = useApp((state) => state.who?.branding?.logo ?? null);
  return (
    <header>
      {isHome ? (
        <img src={logo ?? '/scan/icon.svg'} alt="" width="32" height="32" />
      ) : (
        <button type="button" className="quiet" aria-label={say(texts.back)} onClick={() => goTo()}>
          ‹
        </button>
      )}
      <div className="title">
        <h1>{title}</h1>
        {line && <small>{line}</small>}
      </div>
      <Network />
    </header>
  );
}

function Network() {
  const say = useSay();
  const isOnline = useApp((state) => state.isOnline);
  const isSending = useApp((state) => state.isSending);
  const standing = isSending ? 'sending' : isOnline ? 'online' : 'offline';
  return (
    <span className="network" data-standing={standing} data-testid="network" role="status">
      {say(texts.network[standing])}
    </span>
  );
}
