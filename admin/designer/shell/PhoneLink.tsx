import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { CodeCarrier } from '#admin/ui/codes/CodeCarrier.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { phone: texts } = designerTexts;
type PhoneLinkProps = {
  id: number;
  /** Saves first, so that the phone shows the latest changes. */
  onLook: () => Promise<void>;
};

/** A QR code with a link to the draft; a new link each time. */
export function PhoneLink({ id, onLook }: PhoneLinkProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['page-draft-link', id],
    queryFn: async () => {
      await onLook();
      const { data } = await api(pageDraftCalls.draftLink, { id }, { quiet: true });
      const url = new URL(data.url, window.location.origin).href;
      return { url, until: data.expire_time };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <div className={styles.phone}>
      <Loaded query={query} skeleton={<Skeleton.Node active style={{ width: 200, height: 200 }} />}>
        {({ url, until }) => (
          <>
            <CodeCarrier
              value={url}
              carrier="qr"
              errorLevel="M"
              size={200}
              label={say(texts.open)}
            />
            <p>{say(texts.hint)}</p>
            <p>{say(texts.until, { time: showTime(until) })}</p>
            <Button onClick={() => void copy(url)}>{say(texts.copy)}</Button>
          </>
        )}
      </Loaded>
    </div>
  );
}
