import { useSay } from '#admin/app/language.ts';
import { ArchiveDialog } from '#admin/ui/archive/ArchiveDialog.tsx';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  securityPackCalls,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { securityPageTexts } from './texts.ts';
import { securityMoves } from '#contract/features/trace/security-packs/moves.ts';

const texts = securityPageTexts.download;
const nothingMore = {};

/** Downloads the plain codes of a pack: once, encrypted with a passphrase. */
export function DownloadDialog({ rows, onClose }: ActionDialogProps<SecurityPack>) {
  const say = useSay();
  const pack = rows[0]!;
  return (
    <ArchiveDialog
      title={texts.title}
      verb={securityMoves.moves.download.label}
      fields={securityTexts.fields}
      call={securityPackCalls.download}
      id={pack.id}
      asked={nothingMore}
      meaning={say(texts.meaning, { code: pack.code, n: formatQuantity(pack.quantity) })}
      onClose={onClose}
      onSaved={() => void refreshList('securityPack')}
    />
  );
}
