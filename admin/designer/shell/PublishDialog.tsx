import { Alert, DatePicker, Input, Segmented } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { codes } from '#contract/envelope.ts';
import { pageTemplateCalls } from '#contract/features/product/page-templates/contract.ts';
import type { Workbench } from '../canvas/workbench.ts';
import type { Check } from '../checks/check.ts';
import type { Autosave } from '../model/autosave.ts';
import type { StandingStore } from '../model/standing.ts';
import { PublishScope } from '../scope/PublishScope.tsx';
import { usesOf, type Use } from '../scope/ScopeFields.tsx';
import { Checks, leadTo } from './Checks.tsx';
import { designerTexts } from './texts.ts';
import { useChecked } from './use-checked.ts';
import styles from './dialogs.module.css';

const { publish: texts, checks: checkTexts } = designerTexts;
type PublishDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  id: number;
  autosave: Autosave;
  standing: StandingStore;
  bench: Workbench;
};

/** Checks the page once more, shows what it is shown for, then publishes or schedules it. */
export function PublishDialog(props: PublishDialogProps) {
  const { isOpen, onClose, id, autosave, bench, standing } = props;
  const say = useSay();
  const checks = useChecked(isOpen, bench);
  const hasFaults = checks.some(({ kind }) => kind === 'fault');
  const [note, setNote] = useState('');
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState<Dayjs | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const page = useStore(standing);
  const [chosen, setChosen] = useState<readonly Use[] | null>(null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setChosen(null);
    setKnown(false);
    // Without a connection it shows what was known last.
    void standing
      .refresh()
      .catch(() => undefined)
      .finally(() => setKnown(true));
  }, [isOpen, standing]);
  const publish = async () => {
    setBusy(true);
    setRefusal('');
    try {
      await autosave.flush();
      const { state, version } = autosave.sync.getState();
      if (state !== 'saved') {
        setRefusal(say(texts.unsaved));
        return;
      }
      const held = { id, version, note };
      const options = { quiet: true };
      const answer =
        isLater && time
          ? await api(pageTemplateCalls.schedule, { ...held, time: time.toISOString() }, options)
          : await api(
              pageTemplateCalls.publish,
              chosen ? { ...held, uses: usesOf(chosen) } : held,
              options,
            );
      // Publishing checks this version and increments it.
      autosave.moved(version + 1);
      toast.success(answer.msg);
      await standing.refresh().catch(() => undefined);
      setNote('');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      // Someone saved in between: their changes are merged, and the next attempt can publish.
      if (error.code === codes.conflict) await autosave.refresh();
    } finally {
      setBusy(false);
    }
  };
  const checked = useRef<Check | null>(null);
  const choose = (check: Check) => {
    checked.current = check;
    onClose();
  };
  // Closing returns the focus to the button; only then can a setting be focused.
  const lead = () => {
    if (checked.current) leadTo(bench.editor, checked.current);
    checked.current = null;
  };
  return (
    <VerbDialog
      isOpen={isOpen}
      title={say(texts.title)}
      verb={say(isLater ? texts.schedule : texts.now)}
      isBusy={isBusy}
      // Not before it is seen what the page is shown for, which also moves the button.
      disabled={hasFaults || !isKnown || (isLater && time === null)}
      onGo={() => void publish()}
      onClose={onClose}
      afterClose={lead}
    >
      <div className={styles.publish}>
        {checks.length > 0 ? (
          <Checks checks={checks} onChosen={choose} />
        ) : (
          <Alert type="success" showIcon title={say(checkTexts.good)} />
        )}
        <Segmented
          value={isLater ? 'later' : 'now'}
          onChange={(when) => setLater(when === 'later')}
          options={[
            { value: 'now', label: say(texts.now) },
            { value: 'later', label: say(texts.later) },
          ]}
        />
        {isLater && (
          <label>
            {say(texts.time)}
            <DatePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              value={time}
              onChange={setTime}
              disabledDate={(day) => day.endOf('day').valueOf() < Date.now()}
            />
          </label>
        )}
        {isKnown && (
          <PublishScope
            page={{ ...page, id }}
            chosen={chosen}
            onChoose={setChosen}
            isLater={isLater}
          />
        )}
        <label>
          {say(texts.note)}
          <Input.TextArea
            value={note}
            maxLength={200}
            rows={2}
            placeholder={say(texts.noteHint)}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
      </div>
    </VerbDialog>
  );
}
