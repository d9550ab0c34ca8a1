import { Fragment, useState } from 'react';
import { randomKey } from '#browser/random-key.ts';
import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { queueChanged, sendNow } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import type { KeptItem } from '../queue/database.ts';
import { discard, queueAgain, refusedOf, waitingOf } from '../queue/queue.ts';
import { Ask } from './Ask.tsx';
import { CodeText } from './CodeText.tsx';
import { writeGroup, type Group } from './group.ts';
import { Header } from './Header.tsx';
import { timeOf } from './time.ts';
import { nameOf, useKept } from './use-job.ts';

const isGroup = (action: KeptItem['item']['action']) =>
  action === 'pack' || action === 'sell' || action === 'return';
const shown = 20;

/** What the server refused, with the reason and what can be done. */
export function Attention() {
  const say = useSay();
  const database = useApp((state) => state.database)!;
  const owner = useApp((state) => state.who!.owner);
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<readonly KeptItem[] | null>(null);
  const [note, setNote] = useState('');
  const items = useKept((from) => refusedOf(from, owner), `refused:${owner}:${turn}`);
  const held = useKept(
    async (from) => (await waitingOf(from, owner)).filter(({ msg }) => msg !== ''),
    `held:${owner}:${turn}`,
  );
  const changed = async () => {
    setTurn((now) => now + 1);
    await queueChanged();
  };
  const again = async ({ seq }: KeptItem) => {
    const { work } = useApp.getState();
    await queueAgain(database, seq, randomKey(), work?.gathered_by ?? null);
    await changed();
    void sendNow();
  };
  /** Opens the group again with what it held. */
  const correct = async ({ seq, item, job }: KeptItem) => {
    const name = nameOf('group', owner, item.action, '');
    const open = (await database.get('kept', name)) as Group | undefined;
    if (open && open.codes.length > 0) return setNote(say(texts.attention.busy));
    const told = { sale: item.sale, returned: item.returned };
    await writeGroup(database, name, {
      job,
      parent: item.parent ?? null,
      codes: item.codes,
      told,
    });
    await discard(database, [seq]);
    await changed();
    return goTo(item.action);
  };
  const drop = async () => {
    const gone = asked ?? [];
    setAsked(null);
    await discard(
      database,
      gone.map(({ seq }) => seq),
    );
    await changed();
  };

  return (
    <>
      <Header title={say(texts.attention.title)} />
      <main>
        {items?.length === 0 && <p className="note">{say(texts.attention.empty)}</p>}
        {items && items.length > 0 && <p className="hint">{say(texts.attention.hint)}</p>}
        {note && (
          <p className="note bad" role="alert">
            {note}
          </p>
        )}
        <ul className="refused">
          {items?.map((one) => (
            <li key={one.seq} className="card">
              <p>
                <strong>{say(gatheredTexts.actions[one.item.action])}</strong>{' '}
                <time>{timeOf(Date.parse(one.item.at))}</time>
              </p>
              <p className="reason">{one.msg}</p>
              {one.errors.length > 1 && (
                <ul>
                  {one.errors.slice(0, shown).map(({ code, msg }) => (
                    <li key={code}>{msg}</li>
                  ))}
                </ul>
              )}
              <p>
                <Codes codes={one.item.codes} />
                {one.item.codes.length > 3 && (
                  <small> {say(texts.attention.codes, { n: one.item.codes.length })}</small>
                )}
              </p>
              <div className="line">
                {isGroup(one.item.action) ? (
                  <button type="button" onClick={() => void correct(one)}>
                    {say(texts.attention.correct)}
                  </button>
                ) : (
                  <button type="button" onClick={() => void again(one)}>
                    {say(texts.attention.again)}
                  </button>
                )}
                <button type="button" className="bad" onClick={() => setAsked([one])}>
                  {say(texts.attention.discard)}
                </button>
              </div>
            </li>
          ))}
        </ul>
        {held && held.length > 0 && (
          <section>
            <h2>{say(texts.attention.held)}</h2>
            <ul className="rows" aria-label={say(texts.attention.held)}>
              {held.slice(0, shown).map(({ seq, item, msg }) => (
                <li key={seq}>
                  <div>
                    <Codes codes={item.codes} />
                    <small>
                      {say(gatheredTexts.actions[item.action])} · {msg}
                    </small>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {items && items.length > 1 && (
          <button type="button" className="bad wide" onClick={() => setAsked(items)}>
            {say(texts.attention.discardAll)}
          </button>
        )}
      </main>
      {asked && (
        <Ask
          title={say(texts.attention.sure, { n: asked.length })}
          onClose={() => setAsked(null)}
          actions={
            <>
              <button type="button" onClick={() => setAsked(null)}>
                {say(texts.cancel)}
              </button>
              <button type="button" className="bad" onClick={() => void drop()}>
                {say(texts.attention.discard)}
              </button>
            </>
          }
        >
          <p>{say(texts.attention.sureHint)}</p>
        </Ask>
      )}
    </>
  );
}

/** The first few of them. */
function Codes({ codes }: { codes: readonly string[] }) {
  return codes.slice(0, 3).map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      <CodeText code={code} />
    </Fragment>
  ));
}
