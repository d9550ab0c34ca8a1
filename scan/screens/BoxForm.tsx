import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import { CodeText } from './CodeText.tsx';

type BoxFormProps = { parent: string | null; onOther: () => void };

/** Which box is being packed: the first scan names it. */
export function BoxForm({ parent, onOther }: BoxFormProps) {
  const say = useSay();
  return (
    <section className="card box">
      <div>
        <small>{say(texts.job.box)}</small>
        {parent ? <CodeText code={parent} /> : <strong>{say(texts.job.scanBox)}</strong>}
        {parent && <small>{say(texts.job.scanUnits)}</small>}
      </div>
      {parent && (
        <button type="button" onClick={onOther}>
          {say(texts.job.otherBox)}
        </button>
      )}
    </section>
  );
}
