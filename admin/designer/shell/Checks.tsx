import { useSay } from '#admin/app/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import type { Check } from '../checks/check.ts';
import { checkTexts } from '../checks/texts.ts';
import type { Editor } from '../model/page-editor.ts';
import { nameOfBlock } from '../model/author-marks.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { checks: texts } = designerTexts;
type ChecksProps = { checks: readonly Check[]; onChosen: (check: Check) => void };

/** Selects the block of a check and focuses the setting. */
export function leadTo(editor: Editor, { block, path }: Check): void {
  editor.select(block === '' ? [] : [block]);
  if (path.length > 0) editor.view.setState({ asked: { block, path } });
}

/** The check results; clicking one goes to its setting. */
export function Checks({ checks, onChosen }: ChecksProps) {
  const say = useSay();
  const { editor } = useWorkbench();
  const { order, blocks } = editor.page.getState();
  const whereIs = ({ block }: Check) =>
    block === ''
      ? say(checkTexts.page)
      : `${order.indexOf(block) + 1} · ${nameOfBlock(blocks[block], say)}`;
  if (checks.length === 0) return <p className={styles.checks}>{say(texts.good)}</p>;
  return (
    <div className={styles.checks}>
      {(['fault', 'advice'] as const).map((kind) => {
        const some = checks.filter((one) => one.kind === kind);
        if (some.length === 0) return null;
        return (
          <section key={kind} data-kind={kind}>
            <h3>{say(kind === 'fault' ? texts.faults : texts.advice)}</h3>
            <ul>
              {some.map((one) => (
                <li key={`${one.block} ${one.path.join('.')} ${one.text.en}`}>
                  <button type="button" onClick={() => onChosen(one)}>
                    <span>
                      {say(one.text)}
                      <small>{whereIs(one)}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
