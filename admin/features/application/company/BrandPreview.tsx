import { Button } from 'antd';
import { Wordmark } from '#admin/app/brand/Wordmark.tsx';
import { useSay } from '#admin/app/language.ts';
import { inkOn, readableOn } from '#browser/theme/colours.ts';
import { toast } from '#admin/app/toast.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

const texts = companyPageTexts.brand;
type BrandPreviewProps = { title: string; colour: string; logo: string | null; companyId: number };

/** A small preview of the company's login page in the light theme. */
export function BrandPreview({ title, colour, logo, companyId }: BrandPreviewProps) {
  const say = useSay();
  const tone = readableOn(/^#[\da-f]{6}$/i.test(colour) ? colour : '#0B7A5B', '#FFFFFF');
  const address = `${location.origin}/login?company=${companyId}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(say(texts.copied)),
      () => toast.error(say(texts.copyFailed)),
    );
  return (
    <figure className={styles.preview}>
      <figcaption>{say(texts.preview)}</figcaption>
      <div className={styles.window} aria-hidden="true">
        <Wordmark title={title.trim() || say(sessionTexts.productTitle)} logo={logo} size={24} />
        <span className={styles.field} />
        <span className={styles.field} />
        <span className={styles.button} style={{ background: tone, color: inkOn(tone) }}>
          {say(texts.signIn)}
        </span>
      </div>
      <p>
        {say(texts.address)} <code>{address}</code>
        <Button size="small" type="text" onClick={() => void copy()}>
          {say(texts.copy)}
        </Button>
      </p>
    </figure>
  );
}
