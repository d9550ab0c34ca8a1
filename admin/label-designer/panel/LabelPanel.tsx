import { Button, Input } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import panel from '#admin/designer/panel/panel.module.css';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelLimits, labelSheet, printerDpi, type LabelSheet } from '#contract/labels/document.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import type { LabelSetup } from '../model/label-page.ts';
import { editorTexts } from '../texts.ts';
import { Choice, Measure, Row } from './fields.tsx';
import styles from './panel.module.css';

const texts = editorTexts.label;
const { fields, sheets } = labelTexts;
const resolutions = printerDpi.map((value) => ({
  value,
  label: { zh_CN: `${value} dpi`, en: `${value} dpi`, zh_TW: `${value} dpi` },
}));

/** The settings of the label itself: size, printer, sheet, copies and its own fields. */
export function LabelPanel({ editor }: { editor: LabelEditor }) {
  const say = useSay();
  const setup = useStore(editor.page, (page) => page.setup);
  const { width_mm: width, height_mm: height, dpi, copies, sheet } = setup;
  const set = (field: keyof LabelSetup) => (value: unknown) => editor.setUp([field], value);
  const { side } = labelLimits;
  return (
    <>
      <header className={panel.title}>
        <h2>{say(texts.title)}</h2>
        <p>{say(texts.line)}</p>
      </header>
      <div className={panel.fields}>
        <div className={styles.pair}>
          <Measure
            label={fields.width_mm}
            value={width}
            min={5}
            max={side}
            step={0.5}
            onChange={set('width_mm')}
          />
          <Measure
            label={fields.height_mm}
            value={height}
            min={5}
            max={side}
            step={0.5}
            onChange={set('height_mm')}
          />
        </div>
        <Choice label={fields.dpi} value={dpi} options={resolutions} onChange={set('dpi')} />
        <Measure
          label={texts.copies}
          value={copies}
          min={1}
          max={labelLimits.copies}
          unit=""
          step={1}
          onChange={(value) => set('copies')(Math.round(value))}
        />
        <Choice
          label={texts.sheet}
          value={sheet.kind}
          options={sheets}
          onChange={(kind) => set('sheet')(newSheet(kind, setup))}
        />
        <SheetFields setup={setup} onChange={set('sheet')} />
        <Bindings bindings={setup.bindings} onChange={set('bindings')} />
      </div>
    </>
  );
}

/** As many labels as fit on A4, in the middle. */
function newSheet(
  kind: LabelSheet['kind'],
  { width_mm: width, height_mm: height }: LabelSetup,
): LabelSheet {
  if (kind === 'roll') return labelSheet.parse({ kind });
  const [page, tall] = [210, 297];
  const columns = Math.max(1, Math.min(50, Math.floor(page / width)));
  const rows = Math.max(1, Math.min(100, Math.floor(tall / height)));
  return labelSheet.parse({
    ...{ kind, columns, rows, width: Math.max(page, width), height: Math.max(tall, height) },
    left: Math.max(0, (page - columns * width) / 2),
    top: Math.max(0, (tall - rows * height) / 2),
  });
}

function SheetFields({
  setup,
  onChange,
}: {
  setup: LabelSetup;
  onChange: (sheet: LabelSheet) => void;
}) {
  const say = useSay();
  const { sheet, width_mm: width, height_mm: height } = setup;
  if (sheet.kind === 'roll')
    return (
      <Measure
        label={texts.gap}
        value={sheet.gap}
        min={0}
        max={20}
        step={0.5}
        onChange={(gap) => onChange({ ...sheet, gap })}
      />
    );
  const set = (field: keyof typeof sheet) => (value: number) =>
    onChange({ ...sheet, [field]: value });
  // What would go beyond the page cannot be chosen.
  const room = (page: number, from: number, count: number, size: number, gap: number) => ({
    most: Math.max(1, Math.floor((page - from + gap + 0.01) / (size + gap))),
    start: Math.max(0, page - count * size - (count - 1) * gap),
  });
  const across = room(sheet.width, sheet.left, sheet.columns, width, sheet.column_gap);
  const down = room(sheet.height, sheet.top, sheet.rows, height, sheet.row_gap);
  const whole = (act: (value: number) => void) => (value: number) => act(Math.round(value));
  return (
    <>
      <div className={styles.pair}>
        <Measure
          label={texts.columns}
          value={sheet.columns}
          min={1}
          max={Math.min(50, across.most)}
          unit=""
          step={1}
          onChange={whole(set('columns'))}
        />
        <Measure
          label={texts.rows}
          value={sheet.rows}
          min={1}
          max={Math.min(100, down.most)}
          unit=""
          step={1}
          onChange={whole(set('rows'))}
        />
        <Measure
          label={texts.left}
          value={sheet.left}
          min={0}
          max={Math.min(200, across.start)}
          onChange={set('left')}
        />
        <Measure
          label={texts.top}
          value={sheet.top}
          min={0}
          max={Math.min(200, down.start)}
          onChange={set('top')}
        />
        <Measure
          label={texts.columnGap}
          value={sheet.column_gap}
          min={0}
          max={100}
          onChange={set('column_gap')}
        />
        <Measure
          label={texts.rowGap}
          value={sheet.row_gap}
          min={0}
          max={100}
          onChange={set('row_gap')}
        />
        <Measure
          label={texts.pageWidth}
          value={sheet.width}
          min={Math.max(20, width)}
          max={1_000}
          step={1}
          onChange={set('width')}
        />
        <Measure
          label={texts.pageHeight}
          value={sheet.height}
          min={Math.max(20, height)}
          max={1_000}
          step={1}
          onChange={set('height')}
        />
      </div>
      <SheetPicture setup={setup} />
      <p className={styles.note}>{say(texts.perPage, { n: sheet.columns * sheet.rows })}</p>
    </>
  );
}

/** How the labels lie on a page. */
function SheetPicture({ setup }: { setup: LabelSetup }) {
  const say = useSay();
  const { sheet, width_mm: width, height_mm: height } = setup;
  if (sheet.kind === 'roll') return null;
  const all = Array.from({ length: sheet.columns * sheet.rows }, (_, at) => ({
    x: sheet.left + (at % sheet.columns) * (width + sheet.column_gap),
    y: sheet.top + Math.floor(at / sheet.columns) * (height + sheet.row_gap),
  }));
  return (
    <svg
      className={styles.sheet}
      viewBox={`-1 -1 ${sheet.width + 2} ${sheet.height + 2}`}
      role="img"
      aria-label={say(texts.page)}
    >
      <rect width={sheet.width} height={sheet.height} />
      {all.map(({ x, y }) => (
        <rect key={`${x} ${y}`} data-label {...{ x, y, width, height }} rx="1" />
      ))}
    </svg>
  );
}

type Bound = LabelSetup['bindings'];
function Bindings({ bindings, onChange }: { bindings: Bound; onChange: (next: Bound) => void }) {
  const say = useSay();
  const [name, setName] = useState('');
  const isGood = /^\w{1,32}$/.test(name) && !Object.hasOwn(bindings, name);
  const add = () => {
    onChange({ ...bindings, [name]: '' });
    setName('');
  };
  return (
    <Row label={texts.bindings}>
      {(id) => (
        <div className={styles.content}>
          <p className={styles.note}>{say(texts.bindingsHint)}</p>
          {Object.entries(bindings).map(([key, text]) => (
            <div key={key} className={styles.binding}>
              <code>{`{${key}}`}</code>
              <Input
                size="small"
                value={text}
                maxLength={500}
                aria-label={`${key} ${say(texts.bindingText)}`}
                onChange={({ target }) => onChange({ ...bindings, [key]: target.value })}
              />
              <Button
                type="text"
                size="small"
                icon={<RemoveIcon size={16} />}
                aria-label={say(texts.removeBinding, { name: key })}
                onClick={() => {
                  const { [key]: _gone, ...rest } = bindings;
                  onChange(rest);
                }}
              />
            </div>
          ))}
          <div className={styles.buttons}>
            <Input
              id={id}
              size="small"
              style={{ width: 120 }}
              value={name}
              maxLength={32}
              placeholder={say(texts.bindingName)}
              onChange={({ target }) => setName(target.value)}
              onPressEnter={() => isGood && add()}
            />
            <Button size="small" disabled={!isGood} onClick={add}>
              {say(texts.addBinding)}
            </Button>
          </div>
        </div>
      )}
    </Row>
  );
}
