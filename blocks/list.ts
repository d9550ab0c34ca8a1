import { captionText } from './caption-text/spec.ts';
import { pictureAds } from './picture-ads/spec.ts';
import { graphicNavigation } from './graphic-navigation/spec.ts';
import { magicCube } from './magic-cube/spec.ts';
import { notice } from './notice/spec.ts';
import { video } from './video/spec.ts';
import { richText } from './rich-text/spec.ts';
import { divider } from './divider/spec.ts';
import { cell } from './cell/spec.ts';
import { follow } from './follow/spec.ts';
import { tabs } from './tabs/spec.ts';
import { commerce } from './commerce/spec.ts';
import { officialWeb } from './official-web/spec.ts';
import { guidedVoice } from './guided-voice/spec.ts';
import { productInfo } from './product-info/spec.ts';
import { productionRecord } from './production-record/spec.ts';
import { qualityRecord } from './quality-record/spec.ts';
import { testData } from './test-data/spec.ts';
import { queryResult } from './query-result/spec.ts';
import { productImages } from './product-images/spec.ts';
import { attachmentInfo } from './attachment-info/spec.ts';
import { afterSales } from './after-sales/spec.ts';
import { model3d } from './model-3d/spec.ts';
import { circulation } from './circulation/spec.ts';
import { passport } from './passport/spec.ts';
import { productList } from './product-list/spec.ts';
import { commoditySearch } from './commodity-search/spec.ts';
import { tabBar } from './tab-bar/spec.ts';
import { noteCard } from './note-card/spec.ts';
import { storeInformation } from './store-information/spec.ts';
import { community } from './community/spec.ts';
import { enterShop } from './enter-shop/spec.ts';
import { floatingButton } from './floating-button/spec.ts';
import { customModule } from './custom-module/spec.ts';
import { crowdOperation } from './crowd-operation/spec.ts';
import { recommendation } from './recommendation/spec.ts';
import { onlineService } from './online-service/spec.ts';
import { reward } from './reward/spec.ts';
import { survey } from './survey/spec.ts';
import type { BlockSpec } from './kit/spec.ts';

/** Every block, in the order of the palette. `views.ts` has the view of each. */
export const specs = {
  captionText,
  pictureAds,
  graphicNavigation,
  magicCube,
  notice,
  video,
  richText,
  divider,
  cell,
  follow,
  tabs,
  commerce,
  officialWeb,
  guidedVoice,
  productInfo,
  productionRecord,
  qualityRecord,
  testData,
  queryResult,
  productImages,
  attachmentInfo,
  afterSales,
  model3d,
  circulation,
  passport,
  productList,
  commoditySearch,
  tabBar,
  survey,
  reward,
  noteCard,
  storeInformation,
  community,
  enterShop,
  floatingButton,
  customModule,
  crowdOperation,
  recommendation,
  onlineService,
};

export const blockSpecs = Object.values(specs) as readonly {
  type: string;
}[] as readonly BlockSpec[];

const byType = new Map(blockSpecs.map((spec) => [spec.type, spec]));
/** A block by its stored type name; undefined if unknown. */
export const findSpec = (type: string): BlockSpec | undefined => byType.get(type);
