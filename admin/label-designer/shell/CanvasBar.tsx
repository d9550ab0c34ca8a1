import { Button, Input, Select, Space, Switch, Tooltip } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import styles from '#admin/designer/shell/designer.module.css';
import { labelTemplateCalls } from '#contract/features/product/labels/contract.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { editorTexts, previewTexts } from '../texts.ts';

const texts = editorTexts;
const scales = [0.5, 1, 1.5, 2, 3, 4, 8];

/** Zoom, snapping, and whose values are shown. */
export function CanvasBar({ editor, zoom }: { editor: LabelEditor; zoom: number }) {
  const say = useSay();
  const chosen = useStore(editor.view, (view) => view.zoom);
  const isSnapping = useStore(editor.view, (view) => view.isSnapping);
  const isKnown = chosen === 'fit' || scales.includes(chosen);
  return (
    <div className={styles.bar} role="group">
      <ValuesField editor={editor} />
      <Select
        aria-label={say(texts.zoom.label)}
        value={chosen}
        onChange={(next) => editor.view.setState({ zoom: next })}
        options={[
          { value: 'fit' as const, label: `${say(texts.zoom.fit)} · ${Math.round(zoom * 100)}%` },
          ...scales.map((value) => ({
            value,
            label: value === 1 ? `100% · ${say(texts.zoom.real)}` : `${value * 100}%`,
          })),
          ...(isKnown ? [] : [{ value: chosen, label: `${Math.round(chosen * 100)}%` }]),
        ]}
        style={{ width: 176 }}
      />
      <Tooltip title={say(texts.snapHint)}>
        <label>
          <Space size={6}>
            <Switch
              size="small"
              checked={isSnapping}
              onChange={(next) => editor.view.setState({ isSnapping: next })}
            />
            {say(texts.snap)}
          </Space>
        </label>
      </Tooltip>
    </div>
  );
}

/** A real code: its values are shown on the canvas. */
export function ValuesField({ editor }: { editor: LabelEditor }) {
  const say = useSay();
  const code = useStore(editor.view, (view) => view.code);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    const given = typed.trim();
    setProblem('');
    if (given === '') {
      editor.view.setState({ code: '', values: sampleValues });
      return;
    }
    setBusy(true);
    try {
      const { data } = await api(labelTemplateCalls.values, { code: given }, { quiet: true });
      editor.view.setState({ code: data.code, values: data });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.msg : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Space.Compact>
        <Input
          value={typed}
          maxLength={512}
          allowClear
          style={{ width: 240 }}
          status={problem === '' ? '' : 'error'}
          placeholder={say(previewTexts.code)}
          aria-label={say(previewTexts.code)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') editor.view.setState({ code: '', values: sampleValues });
          }}
          onPressEnter={() => void show()}
        />
        <Button loading={isBusy} onClick={() => void show()}>
          {say(previewTexts.show)}
        </Button>
      </Space.Compact>
      <span role="status">
        {code === '' ? say(previewTexts.sample) : say(previewTexts.real, { code })}
      </span>
      {problem !== '' && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
