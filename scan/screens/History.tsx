import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import { useSay } from '../app/language.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { historyOf } from '../queue/queue.ts';
import { CodeText } from './CodeText.tsx';
import { Header } from './Header.tsx';
import { timeOf } from './time.ts';
import { useKept } from './use-job.ts';

const most = 100;

/** What the server confirmed of late. */
export function History() {
  const say = useSay();
  const owner = useApp((state) => state.who!.owner);
  const items = useKept((from) => historyOf(from, owner, most), `history:${owner}`);
  return (
    <>
      <Header title={say(texts.history.title)} line={say(texts.history.hint)} />
      <main>
        {items?.length === 0 && <p className="note">{say(texts.history.empty)}</p>}
        <ul className="rows">
          {items?.map(({ client_id, action, codes, units, msg, done_at }) => (
            <li key={client_id}>
              <div>
                <span>
                  <CodeText code={codes[0] ?? ''} />
                  {codes.length > 1 && ` +${codes.length - 1}`}
                </span>
                <small>
                  {say(gatheredTexts.actions[action])} · {timeOf(done_at)}
                  {msg && ` · ${msg}`}
                </small>
              </div>
              <span>{say(texts.history.units, { n: units })}</span>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
