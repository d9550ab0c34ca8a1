import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import panel from '#admin/designer/panel/panel.module.css';
import type { LabelEditor } from '../model/label-editor.ts';
import { editorTexts } from '../texts.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { ElementPanel } from './ElementPanel.tsx';
import { LabelPanel } from './LabelPanel.tsx';

/** The settings of what is selected: the label, one element, or several. */
export function SidePanel({ editor }: { editor: LabelEditor }) {
  const say = useSay();
  const selected = useStore(editor.view, (view) => view.selected);
  const [first] = selected;
  return (
    <aside className={panel.panel} aria-label={say(editorTexts.settings)}>
      {first === undefined ? (
        <LabelPanel editor={editor} />
      ) : selected.length === 1 ? (
        <ElementPanel key={first} editor={editor} id={first} />
      ) : (
        <>
          <header className={panel.title}>
            <h2>{say(editorTexts.arrange.title, { n: selected.length })}</h2>
            <p>{say(editorTexts.arrange.line)}</p>
          </header>
          <ArrangeTools editor={editor} />
        </>
      )}
    </aside>
  );
}
