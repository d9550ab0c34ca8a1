import { Button, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { ImageDialog, Thumbnail } from '#admin/designer/panel/controls/PictureControl.tsx';
import panel from '#admin/designer/panel/panel.module.css';
import { errorLevels } from '#contract/codes/mark.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelLimits, textFits, type LabelElementKind } from '#contract/labels/document.ts';
import type { Text } from '#contract/text.ts';
import { inWords, isGrave, useFaultsOf } from '../model/faults.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { labelKit, nameOfKind } from '../model/label-page.ts';
import { editorTexts } from '../texts.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { ContentField } from './ContentField.tsx';
import { Choice, Measure, Row } from './fields.tsx';
import { ElementContext, Setting, useElement } from './Setting.tsx';
import { TableField } from './TableField.tsx';
import styles from './panel.module.css';

const texts = editorTexts.element;
const { fields } = labelTexts;
const plain = (text: string): Text => ({ zh_CN: text, en: text, zh_TW: text });
const turns = [0, 90, 180, 270].map((value) => ({ value, label: plain(`${value}°`) }));
const levels = errorLevels.map((value) => ({ value, label: plain(value) }));
const fits = textFits.map((value) => ({ value, label: texts.fits[value] }));
const { side } = labelLimits;

/** The settings of one element. */
export function ElementPanel({ editor, id }: { editor: LabelEditor; id: string }) {
  const say = useSay();
  const kind = useStore(editor.page, ({ blocks }) => blocks[id]?.type ?? '') as LabelElementKind;
  const isLocked = useStore(editor.page, ({ blocks }) => blocks[id]?.settings.is_locked === true);
  const scope = useMemo(() => ({ editor, id }), [editor, id]);
  return (
    <ElementContext value={scope}>
      <header className={panel.title}>
        <h2>{say(nameOfKind(kind))}</h2>
        <p>{isLocked ? say(texts.locked) : say(texts.place)}</p>
      </header>
      <ArrangeTools editor={editor} />
      <Faults />
      <div className={panel.fields} inert={isLocked}>
        <div className={styles.pair}>
          <Length field="x" min={-side} max={side} />
          <Length field="y" min={-side} max={side} />
          {kind === 'qr' || kind === 'datamatrix' ? (
            <Side />
          ) : (
            <>
              <Length field="width" min={0.1} max={side} />
              <Length field="height" min={0.1} max={side} />
            </>
          )}
        </div>
        <Setting<number> field="rotation">
          {(value, set) => (
            <Choice label={fields.rotation} value={value} options={turns} onChange={set} />
          )}
        </Setting>
        <Own kind={kind} />
      </div>
    </ElementContext>
  );
}

function Faults() {
  const say = useSay();
  const { editor, id } = useElement();
  const faults = useFaultsOf(editor, id);
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault.kind} data-grave={isGrave(fault)}>
          {inWords(fault, say)}
        </li>
      ))}
    </ul>
  );
}

/** What only this kind of element has. */
function Own({ kind }: { kind: LabelElementKind }) {
  const say = useSay();
  switch (kind) {
    case 'text':
      return (
        <>
          <Content rows={3} />
          <LettersFields />
          <Setting<keyof typeof texts.verticals> field="vertical">
            {(value, set) => (
              <Choice
                label={texts.vertical}
                value={value}
                options={texts.verticals}
                onChange={set}
              />
            )}
          </Setting>
          <Setting<(typeof textFits)[number]> field="fit">
            {(value, set) => (
              <Choice label={texts.fit} value={value} options={fits} onChange={set} />
            )}
          </Setting>
        </>
      );
    case 'qr':
      return (
        <>
          <Content />
          <Setting<(typeof errorLevels)[number]> field="level">
            {(value, set) => (
              <Choice label={texts.level} value={value} options={levels} onChange={set} />
            )}
          </Setting>
        </>
      );
    case 'datamatrix':
    case 'code128':
      return (
        <>
          <Content />
          <Toggled field="is_gs1" label={texts.isGs1} />
          <p className={styles.note}>{say(texts.gs1Hint)}</p>
          {kind === 'code128' && <Toggled field="shows_text" label={texts.showsText} />}
        </>
      );
    case 'ean':
      return (
        <>
          <Content />
          <Toggled field="shows_text" label={texts.showsText} />
        </>
      );
    case 'image':
      return (
        <Setting<string> field="url">
          {(value, set) => <ImageField url={value} onChange={set} />}
        </Setting>
      );
    case 'line':
      return <Length field="thickness" min={0.1} max={10} step={0.05} />;
    case 'box':
      return (
        <>
          <div className={styles.pair}>
            <Length field="thickness" min={0.1} max={10} step={0.05} />
            <Length field="radius" min={0} max={50} step={0.5} />
          </div>
          <Toggled field="is_filled" label={texts.isFilled} />
        </>
      );
    default:
      return (
        <>
          <TableCells />
          <LettersFields />
          <Length field="thickness" min={0.1} max={10} step={0.05} />
        </>
      );
  }
}

type LengthProps = {
  field: 'x' | 'y' | 'width' | 'height' | 'thickness' | 'radius';
  min: number;
  max: number;
  step?: number;
};
function Length({ field, ...limits }: LengthProps) {
  return (
    <Setting<number> field={field}>
      {(value, set) => <Measure label={fields[field]} value={value} {...limits} onChange={set} />}
    </Setting>
  );
}

/** Width and height of a square code. */
function Side() {
  const { editor, id } = useElement();
  const value = useStore(editor.page, ({ blocks }) => blocks[id]?.settings.width as number);
  const change = (next: number) =>
    editor.change({
      label: labelKit.labels.setting(editor.page.getState().blocks[id]!.type, ['width']),
      block: id,
      joins: `${id}.width`,
      make: (draft) => {
        Object.assign(draft.blocks[id]!.settings, { width: next, height: next });
      },
    });
  return (['width', 'height'] as const).map((field) => (
    <Measure
      key={field}
      label={fields[field]}
      value={value}
      min={0.1}
      max={side}
      onChange={change}
    />
  ));
}

/** The names that the template has of its own, and what is wrong with the text. */
function useText() {
  const say = useSay();
  const { editor, id } = useElement();
  const bindings = useStore(editor.page, ({ setup }) => setup.bindings);
  const wrong = useFaultsOf(editor, id).find(({ field }) => /content|rows/.test(field));
  const bound = useMemo(() => Object.keys(bindings), [bindings]);
  return { bound, wrong: wrong && inWords(wrong, say) };
}

function Content({ rows = 2 }: { rows?: number }) {
  const text = useText();
  return (
    <Setting<string> field="content">
      {(value, set) => <ContentField value={value} rows={rows} {...text} onChange={set} />}
    </Setting>
  );
}

function TableCells() {
  const text = useText();
  return (
    <Setting<readonly (readonly string[])[]> field="rows">
      {(value, set) => <TableField rows={value} {...text} onChange={set} />}
    </Setting>
  );
}

function LettersFields() {
  return (
    <>
      <div className={styles.pair}>
        <Setting<number> field="size">
          {(value, set) => (
            <Measure
              label={texts.size}
              value={value}
              min={3}
              max={144}
              unit="pt"
              step={0.5}
              onChange={set}
            />
          )}
        </Setting>
        <Toggled field="is_bold" label={texts.bold} />
      </div>
      <Setting<keyof typeof texts.aligns> field="align">
        {(value, set) => (
          <Choice label={texts.align} value={value} options={texts.aligns} onChange={set} />
        )}
      </Setting>
    </>
  );
}

function Toggled({ field, label }: { field: string; label: Text }) {
  return (
    <Setting<boolean> field={field}>
      {(value, set) => (
        <Row label={label} isInline>
          {(id) => <Switch id={id} size="small" checked={value} onChange={(next) => set(next)} />}
        </Row>
      )}
    </Setting>
  );
}

function ImageField({ url, onChange }: { url: string; onChange: (url: string) => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row label={fields.url}>
      {(id) => (
        <div className={styles.content}>
          <Thumbnail src={url} />
          <Button id={id} size="small" onClick={() => setOpen(true)}>
            {say(texts.replace)}
          </Button>
          {isOpen && (
            <ImageDialog
              title={say(texts.chooseImage)}
              onDone={(next: string) => onChange(next)}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Row>
  );
}
