import {
  codeFigures,
  relatedBatches,
  relatedBoms,
  relatedCodes,
  relatedFindings,
  relatedLots,
  relatedPacks,
  scanMap,
} from '#admin/ui/record/related-goods.tsx';
import {
  relatedIncidents,
  relatedRepairs,
  relatedSales,
  relatedShipments,
  relatedWarranties,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { passportCalls } from '#contract/features/product/passports/contract.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { portalCalls } from '#contract/features/product/portals/contract.ts';
import { PartFacts, PartPictures } from './PartDetail.tsx';
import { PartPages } from './PartPages.tsx';
import { PartPassport } from './PartPassport.tsx';
import { Revisions } from './Revisions.tsx';
import { partsPageTexts as texts } from './texts.ts';

const part = ({ id }: PartInfo) => ({ part_id: id });

/** The page of one record of the list. */
export const record: RecordView<PartInfo> = {
  picture: ({ images }) => images[0],
  facts: ['category_name', 'kind', 'model', 'price', 'unit', 'revision', 'update_time'],
  moreFacts: ({ record: found }) => <PartFacts part={found} />,
  // The head has one already.
  overview: ({ record: { images } }) => images.length > 1 && <PartPictures urls={images} />,
  hides: ['revisions'],
  tabs: [
    {
      key: 'revisions',
      title: partTexts.actions.revisions,
      content: ({ record: found }) => <Revisions part={found} />,
    },
    codeFigures(part),
    scanMap(part),
    relatedBoms(part),
    relatedPacks(part),
    relatedCodes(part),
    relatedBatches(part),
    relatedLots(part),
    relatedShipments(part),
    relatedSales(part),
    relatedWarranties(part),
    relatedRepairs(part),
    relatedIncidents(part),
    relatedFindings(part),
    {
      key: 'passport',
      title: passportTexts.one,
      can: passportCalls.index.allow,
      content: PartPassport,
    },
    {
      key: 'pages',
      title: texts.pages,
      can: portalCalls.index.allow,
      content: PartPages,
    },
  ],
};
