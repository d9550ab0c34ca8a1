import { Select } from 'antd';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '#admin/app/language.ts';
import { languageNames, languages } from '#contract/language.ts';
import { scales } from '../canvas/stage.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { phoneWidths, type View } from '../model/page-editor.ts';
import { StateChooser } from './StateChooser.tsx';
import { designerTexts } from './texts.ts';
import styles from './designer.module.css';

const { view: texts } = designerTexts;

/** The view options: scan state, language and size. */
export function CanvasBar({ problem }: { problem: string }) {
  const say = useSay();
  const { editor } = useWorkbench();
  const { language, width, scale } = useStore(
    editor.view,
    useShallow((view: View) => ({
      language: view.language,
      width: view.width,
      scale: view.scale,
    })),
  );
  return (
    <div className={styles.bar} role="group" aria-label={say(texts.label)}>
      <StateChooser />
      <Select
        aria-label={say(texts.language)}
        value={language}
        onChange={(chosen) => editor.view.setState({ language: chosen })}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        style={{ width: 112 }}
      />
      <Select
        aria-label={say(texts.width)}
        value={width}
        onChange={(chosen) => editor.view.setState({ width: chosen })}
        options={phoneWidths.map((value) => ({ value, label: say(texts.widths[value]) }))}
        style={{ width: 122 }}
      />
      <Select
        aria-label={say(texts.scale)}
        value={scale}
        onChange={(chosen) => editor.view.setState({ scale: chosen })}
        options={[
          { value: 'fit', label: say(texts.fit) },
          ...scales.map((value) => ({ value, label: `${value * 100}%` })),
        ]}
        style={{ width: 104 }}
      />
      {problem !== '' && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
