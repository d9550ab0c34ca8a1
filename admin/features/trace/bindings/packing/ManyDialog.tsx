import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { chosenOf } from '#admin/ui/codes/chosen.ts';
import { codesTexts } from '#admin/ui/codes/texts.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { packingTabTexts } from './texts.ts';
import type { Board, OpenBox } from './use-board.ts';
import styles from './packing.module.css';

const texts = packingTabTexts.dialog;
const ways = ['range', 'codes'] as const;
type Way = (typeof ways)[number];

type ManyDialogProps = { board: Board; box: OpenBox; onClose: () => void };

/** Packs a run of codes, or a pasted list, into the open box. */
export function ManyDialog({ board, box, onClose }: ManyDialogProps) {
  const say = useSay();
  const [first, last, list] = [useId(), useId(), useId()];
  const [way, setWay] = useState<Way>('range');
  const [typed, setTyped] = useState({ first_code: '', last_code: '', codes: '' });
  const { isBusy, run } = useCommand('packing');
  const chosen = chosenOf({ way, ...typed });
  const isTooMany = (chosen?.codes.length ?? 0) > moveLimits.listed;
  const change = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((now) => ({ ...now, [field]: event.target.value }));
  const go = () =>
    run(async () => {
      if (!chosen) return;
      const { codes, ranges } = chosen;
      const text = await board.packInto(box, { codes, ranges }, {});
      board.tell({ tone: 'good', text });
      onClose();
    });
  const shared = { size: 'large', autoComplete: 'off', spellCheck: false, maxLength: 512 } as const;
  return (
    <VerbDialog
      title={say(texts.many)}
      verb={say(texts.pack)}
      isBusy={isBusy}
      disabled={!chosen || isTooMany}
      onGo={() => void go()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>{say(texts.into, { code: box.code })}</p>
        <Segmented<Way>
          block
          aria-label={say(texts.way)}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: say(texts.ways[value]) }))}
        />
        {way === 'range' ? (
          <>
            <label htmlFor={first}>{say(codesTexts.firstCode)}</label>
            <Input
              {...shared}
              id={first}
              autoFocus
              value={typed.first_code}
              onChange={change('first_code')}
              onPressEnter={() => document.getElementById(last)?.focus()}
            />
            <label htmlFor={last}>{say(codesTexts.lastCode)}</label>
            <Input {...shared} id={last} value={typed.last_code} onChange={change('last_code')} />
            <small>{say(codesTexts.rangeHint)}</small>
          </>
        ) : (
          <>
            <label htmlFor={list}>{say(codesTexts.codes)}</label>
            {/* Fixed height: measuring thirty thousand lines on every keystroke takes seconds. */}
            <Input.TextArea
              id={list}
              rows={6}
              autoComplete="off"
              spellCheck={false}
              value={typed.codes}
              onChange={change('codes')}
            />
            <small>
              {chosen
                ? say(codesTexts.counted, { n: formatQuantity(chosen.codes.length) })
                : say(codesTexts.codesHint)}
            </small>
          </>
        )}
      </div>
    </VerbDialog>
  );
}
