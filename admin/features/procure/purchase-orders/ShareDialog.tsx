import { Button, InputNumber, Modal, Segmented } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import {
  linkDays,
  purchaseLinkCalls,
  type NewLink,
} from '#contract/features/procure/purchase-orders/link.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import type { Currency } from '#contract/money.ts';
import { say as sayIn } from '#contract/text.ts';
import { linkPageTexts } from './link-texts.ts';
import styles from './link.module.css';

const texts = linkPageTexts.dialog;
const width = 560;
type DialogProps = { order: PurchaseInfo; onClose: () => void };

/** Makes a link for the supplier of an order; then it can be copied or sent, once. */
export function ShareDialog({ order, onClose }: DialogProps) {
  const say = useSay();
  const field = useId();
  const [days, setDays] = useState<number>(linkDays.usual);
  const [made, setMade] = useState<NewLink | null>(null);
  const { isBusy, run } = useCommand('purchaseOrder');
  const make = async () => {
    setMade((await api(purchaseLinkCalls.share, { id: order.id, days })).data);
  };
  return (
    <Modal
      open
      title={say(linkPageTexts.title)}
      width={width}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        made ? (
          <Button onClick={onClose}>{say(texts.close)}</Button>
        ) : (
          <Button type="primary" loading={isBusy} onClick={() => void run(make)}>
            {say(linkPageTexts.make)}
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink order={order} made={made} />
      ) : (
        <div className={styles.dialog}>
          <p className={styles.line}>{say(texts.line)}</p>
          <label htmlFor={field}>{say(texts.days)}</label>
          <InputNumber<number>
            id={field}
            min={linkDays.least}
            max={linkDays.most}
            precision={0}
            value={days}
            suffix={say(texts.daysUnit)}
            onChange={(value) => setDays(value ?? linkDays.usual)}
          />
        </div>
      )}
    </Modal>
  );
}

/** A guess at what the supplier reads, by what it is paid in. */
const languageFor = (currency: Currency): Language =>
  currency === 'CNY' ? 'zh_CN' : ['TWD', 'HKD', 'MOP'].includes(currency) ? 'zh_TW' : 'en';

function MadeLink({ order, made }: { order: PurchaseInfo; made: NewLink }) {
  const say = useSay();
  const user = useSession((state) => state.user);
  const [language, setLanguage] = useState(languageFor(order.currency));
  const url = `${made.url}?language=${language}`;
  const params = {
    code: order.code,
    url,
    time: showTime(made.expires_time),
    user: user?.realname ?? '',
    company: user?.company_name ?? '',
  };
  const { subject, body } = linkPageTexts.mail;
  const mail = new URLSearchParams({
    subject: sayIn(subject, language, params),
    body: sayIn(body, language, params).trim(),
  });
  return (
    <div className={styles.dialog}>
      <p className={styles.line}>{say(texts.once)}</p>
      <div className={styles.language}>
        <span>{say(texts.language)}</span>
        <Segmented<Language>
          aria-label={say(texts.language)}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.link}>
        <CodeText code={url} copyable={false} />
      </div>
      <p className={styles.line}>{say(linkPageTexts.until, { time: params.time })}</p>
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => void copy(url)}>
          {say(texts.copy)}
        </Button>
        {/* Mail programs read a plus as a plus. */}
        <Button href={`mailto:${made.email}?${mail.toString().replaceAll('+', '%20')}`}>
          {say(texts.mail)}
        </Button>
      </div>
    </div>
  );
}
