import { useLanguage, useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type {
  SecurityPack,
  SecurityState,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { languageTags } from '#contract/language.ts';
import { isOwnRequest } from './actions.ts';
import { securityPageTexts as texts } from './texts.ts';
import styles from './security.module.css';

const tones: Record<SecurityState, StateTone> = {
  making: 'busy',
  paused: 'caution',
  ready: 'good',
  requested: 'caution',
  approved: 'busy',
  downloaded: 'good',
  voided: 'bad',
  cancelled: 'idle',
  failed: 'bad',
};

type CellProps = { pack: SecurityPack };

/** The status of a pack, with who must act next. */
export function SecurityState({ pack }: CellProps) {
  const say = useSay();
  const note =
    pack.state === 'requested' && isOwnRequest(pack)
      ? say(texts.ownRequest)
      : pack.state === 'approved' && !isOwnRequest(pack)
        ? say(texts.othersRequest, { user: pack.request_user })
        : undefined;
  return (
    <span className={styles.state} title={note}>
      <StateDot tone={tones[pack.state]}>{say(securityTexts.states[pack.state])}</StateDot>
      {note && <small>{note}</small>}
    </span>
  );
}

export function SecurityProgress({ pack }: CellProps) {
  const tone =
    pack.state === 'making'
      ? 'busy'
      : pack.state === 'failed'
        ? 'bad'
        : pack.made < pack.quantity || pack.state === 'voided'
          ? 'idle'
          : 'good';
  return <ProgressBar done={pack.made} total={pack.quantity} tone={tone} />;
}

/** What the codes are for: an identifier pack, or a part and batch. */
export function CoverCell({ pack }: CellProps) {
  const say = useSay();
  const about = [pack.pack_code, pack.part_name, pack.batch_code].filter(Boolean).join(' ');
  return (
    <span className={styles.state} title={about}>
      {say(securityTexts.kinds[pack.kind])}
      {about && <small>{about}</small>}
    </span>
  );
}

/** How many times codes were checked, and how many were correct. */
export function RateCell({ pack: { checks, hits } }: CellProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  if (checks === 0) return <span className={styles.quiet}>{say(texts.noChecks)}</span>;
  const rate = (hits / checks).toLocaleString(languageTags[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return say(texts.rateOf, { checks: formatQuantity(checks), hits: formatQuantity(hits), rate });
}
