import { Button, Input, InputNumber, Modal, Segmented } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { PassportInfo } from '#contract/features/product/passports/contract.ts';
import {
  passportLinkCalls,
  type NewPassportLink,
} from '#contract/features/product/passports/links.ts';
import { linkLevels, type LinkLevel } from '#contract/passports/facts.ts';
import { passportWords as words } from '#contract/passports/texts.ts';
import { passportPageTexts } from './texts.ts';
import styles from './passports.module.css';

const texts = passportPageTexts.links;
const usualDays = 30;
const days = { least: 1, most: 366 };
const longestName = 64;

/** Makes a link for one partner or authority; then it can be copied, once. */
export function ShareDialog({
  passport,
  onClose,
}: {
  passport: PassportInfo;
  onClose: () => void;
}) {
  const say = useSay();
  const nameField = useId();
  const daysField = useId();
  const [name, setName] = useState('');
  const [level, setLevel] = useState<LinkLevel>('business');
  const [lasts, setLasts] = useState(usualDays);
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<NewPassportLink | null>(null);
  const { isBusy, run } = useCommand('passport');
  const isMissing = isAsked && name.trim() === '';
  const make = () => {
    setAsked(true);
    if (name.trim() === '') return;
    void run(async () => {
      const asked = { id: passport.id, level, name, days: lasts };
      setMade((await api(passportLinkCalls.share, asked)).data);
    });
  };
  return (
    <Modal
      open
      title={say(texts.make)}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        made ? (
          <Button onClick={onClose}>{say(texts.close)}</Button>
        ) : (
          <Button type="primary" loading={isBusy} onClick={make}>
            {say(texts.make)}
          </Button>
        )
      }
    >
      {made ? (
        <div className={styles.dialog}>
          <p className={styles.line}>{say(texts.once)}</p>
          <div className={styles.link}>
            <CodeText code={made.url} copyable={false} />
          </div>
          <p className={styles.line}>
            {say(texts.states.open, { time: showTime(made.expires_time) })}
          </p>
          <Button type="primary" onClick={() => void copy(made.url)}>
            {say(texts.copy)}
          </Button>
        </div>
      ) : (
        <div className={styles.dialog}>
          <label htmlFor={nameField}>{say(texts.for)}</label>
          <Input
            id={nameField}
            value={name}
            maxLength={longestName}
            status={isMissing ? 'error' : ''}
            aria-invalid={isMissing}
            aria-describedby={`${nameField}-hint`}
            onChange={({ target }) => setName(target.value)}
          />
          <p
            id={`${nameField}-hint`}
            className={styles.line}
            role={isMissing ? 'alert' : undefined}
          >
            {say(isMissing ? texts.nameNeeded : texts.forHint)}
          </p>
          <span>{say(texts.level)}</span>
          <Segmented<LinkLevel>
            aria-label={say(texts.level)}
            value={level}
            options={linkLevels.map((value) => ({ value, label: say(words.levels[value]) }))}
            onChange={setLevel}
          />
          <label htmlFor={daysField}>{say(texts.days)}</label>
          <InputNumber<number>
            id={daysField}
            min={days.least}
            max={days.most}
            precision={0}
            value={lasts}
            onChange={(value) => setLasts(value ?? usualDays)}
          />
        </div>
      )}
    </Modal>
  );
}
