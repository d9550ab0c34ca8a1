import { CaptionTextView } from './caption-text/CaptionTextView.tsx';
import { PictureAdsView } from './picture-ads/PictureAdsView.tsx';
import { GraphicNavigationView } from './graphic-navigation/GraphicNavigationView.tsx';
import { MagicCubeView } from './magic-cube/MagicCubeView.tsx';
import { NoticeView } from './notice/NoticeView.tsx';
import { VideoView } from './video/VideoView.tsx';
import { RichTextView } from './rich-text/RichTextView.tsx';
import { DividerView } from './divider/DividerView.tsx';
import { CellView } from './cell/CellView.tsx';
import { FollowView } from './follow/FollowView.tsx';
import { TabsView } from './tabs/TabsView.tsx';
import { CommerceView } from './commerce/CommerceView.tsx';
import { OfficialWebView } from './official-web/OfficialWebView.tsx';
import { GuidedVoiceView } from './guided-voice/GuidedVoiceView.tsx';
import { ProductInfoView } from './product-info/ProductInfoView.tsx';
import { ProductionRecordView } from './production-record/ProductionRecordView.tsx';
import { QualityRecordView } from './quality-record/QualityRecordView.tsx';
import { TestDataView } from './test-data/TestDataView.tsx';
import { QueryResultView } from './query-result/QueryResultView.tsx';
import { ProductImagesView } from './product-images/ProductImagesView.tsx';
import { AttachmentInfoView } from './attachment-info/AttachmentInfoView.tsx';
import { AfterSalesView } from './after-sales/AfterSalesView.tsx';
import { Model3dView } from './model-3d/Model3dView.tsx';
import { CirculationView } from './circulation/CirculationView.tsx';
import { PassportView } from './passport/PassportView.tsx';
import { ProductListView } from './product-list/ProductListView.tsx';
import { CommoditySearchView } from './commodity-search/CommoditySearchView.tsx';
import { TabBarView } from './tab-bar/TabBarView.tsx';
import { NoteCardView } from './note-card/NoteCardView.tsx';
import { StoreInformationView } from './store-information/StoreInformationView.tsx';
import { CommunityView } from './community/CommunityView.tsx';
import { EnterShopView } from './enter-shop/EnterShopView.tsx';
import { FloatingButtonView } from './floating-button/FloatingButtonView.tsx';
import { CustomModuleView } from './custom-module/CustomModuleView.tsx';
import { CrowdOperationView } from './crowd-operation/CrowdOperationView.tsx';
import { RecommendationView } from './recommendation/RecommendationView.tsx';
import { OnlineServiceView } from './online-service/OnlineServiceView.tsx';
import { RewardView } from './reward/RewardView.tsx';
import { SurveyView } from './survey/SurveyView.tsx';
import type { BlockView } from './kit/view.ts';
import { specs } from './list.ts';

/** The view of each block, type-checked against its settings. */
const views: { [Name in keyof typeof specs]: BlockView<(typeof specs)[Name]> } = {
  captionText: CaptionTextView,
  pictureAds: PictureAdsView,
  graphicNavigation: GraphicNavigationView,
  magicCube: MagicCubeView,
  notice: NoticeView,
  video: VideoView,
  richText: RichTextView,
  divider: DividerView,
  cell: CellView,
  follow: FollowView,
  tabs: TabsView,
  commerce: CommerceView,
  officialWeb: OfficialWebView,
  guidedVoice: GuidedVoiceView,
  productInfo: ProductInfoView,
  productionRecord: ProductionRecordView,
  qualityRecord: QualityRecordView,
  testData: TestDataView,
  queryResult: QueryResultView,
  productImages: ProductImagesView,
  attachmentInfo: AttachmentInfoView,
  afterSales: AfterSalesView,
  model3d: Model3dView,
  circulation: CirculationView,
  passport: PassportView,
  productList: ProductListView,
  commoditySearch: CommoditySearchView,
  tabBar: TabBarView,
  survey: SurveyView,
  reward: RewardView,
  noteCard: NoteCardView,
  storeInformation: StoreInformationView,
  community: CommunityView,
  enterShop: EnterShopView,
  floatingButton: FloatingButtonView,
  customModule: CustomModuleView,
  crowdOperation: CrowdOperationView,
  recommendation: RecommendationView,
  onlineService: OnlineServiceView,
};

const byType = new Map(
  Object.entries(specs).map(([name, { type }]) => [type, views[name as keyof typeof specs]]),
) as ReadonlyMap<string, unknown> as ReadonlyMap<string, BlockView>;
/** The view of a block, the same on the public page and in the designer. */
export const findView = (type: string): BlockView | undefined => byType.get(type);
