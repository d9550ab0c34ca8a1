import { packingScreen } from '#contract/features/dashboard/screens/feature.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { DataScreen } from './DataScreen.tsx';

/** What is packed into boxes and pallets. */
export function Page() {
  return <DataScreen kind="packing" title={packingScreen.title} states={packingTexts.filling} />;
}
