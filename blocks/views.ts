import { CaptionTextView } from './caption-text/CaptionTextView.tsx';
import { captionText } from './caption-text/spec.ts';
import { PictureAdsView } from './picture-ads/PictureAdsView.tsx';
import { pictureAds } from './picture-ads/spec.ts';
import { GraphicNavigationView } from './graphic-navigation/GraphicNavigationView.tsx';
import { graphicNavigation } from './graphic-navigation/spec.ts';
import { MagicCubeView } from './magic-cube/MagicCubeView.tsx';
import { magicCube } from './magic-cube/spec.ts';
import { NoticeView } from './notice/NoticeView.tsx';
import { notice } from './notice/spec.ts';
import { VideoView } from './video/VideoView.tsx';
import { video } from './video/spec.ts';
import { RichTextView } from './rich-text/RichTextView.tsx';
import { richText } from './rich-text/spec.ts';
import { DividerView } from './divider/DividerView.tsx';
import { divider } from './divider/spec.ts';
import { CellView } from './cell/CellView.tsx';
import { cell } from './cell/spec.ts';
import { FollowView } from './follow/FollowView.tsx';
import { follow } from './follow/spec.ts';
import { TabsView } from './tabs/TabsView.tsx';
import { tabs } from './tabs/spec.ts';
import { CommerceView } from './commerce/CommerceView.tsx';
import { commerce } from './commerce/spec.ts';
import { OfficialWebView } from './official-web/OfficialWebView.tsx';
import { officialWeb } from './official-web/spec.ts';
import { GuidedVoiceView } from './guided-voice/GuidedVoiceView.tsx';
import { guidedVoice } from './guided-voice/spec.ts';
import { ProductInfoView } from './product-info/ProductInfoView.tsx';
import { productInfo } from './product-info/spec.ts';
import { ProductionRecordView } from './production-record/ProductionRecordView.tsx';
import { productionRecord } from './production-record/spec.ts';
import { QualityRecordView } from './quality-record/QualityRecordView.tsx';
import { qualityRecord } from './quality-record/spec.ts';
import { TestDataView } from './test-data/TestDataView.tsx';
import { testData } from './test-data/spec.ts';
import { QueryResultView } from './query-result/QueryResultView.tsx';
import { queryResult } from './query-result/spec.ts';
import { ProductImagesView } from './product-images/ProductImagesView.tsx';
import { productImages } from './product-images/spec.ts';
import { AttachmentInfoView } from './attachment-info/AttachmentInfoView.tsx';
import { attachmentInfo } from './attachment-info/spec.ts';
import { AfterSalesView } from './after-sales/AfterSalesView.tsx';
import { afterSales } from './after-sales/spec.ts';
import { Model3dView } from './model-3d/Model3dView.tsx';
import { model3d } from './model-3d/spec.ts';
import { CirculationView } from './circulation/CirculationView.tsx';
import { circulation } from './circulation/spec.ts';
import { ProductListView } from './product-list/ProductListView.tsx';
import { productList } from './product-list/spec.ts';
import { CommoditySearchView } from './commodity-search/CommoditySearchView.tsx';
import { commoditySearch } from './commodity-search/spec.ts';
import { TabBarView } from './tab-bar/TabBarView.tsx';
import { tabBar } from './tab-bar/spec.ts';
import { NoteCardView } from './note-card/NoteCardView.tsx';
import { noteCard } from './note-card/spec.ts';
import { StoreInformationView } from './store-information/StoreInformationView.tsx';
import { storeInformation } from './store-information/spec.ts';
import { CommunityView } from './community/CommunityView.tsx';
import { community } from './community/spec.ts';
import { EnterShopView } from './enter-shop/EnterShopView.tsx';
import { enterShop } from './enter-shop/spec.ts';
import { FloatingButtonView } from './floating-button/FloatingButtonView.tsx';
import { floatingButton } from './floating-button/spec.ts';
import { CustomModuleView } from './custom-module/CustomModuleView.tsx';
import { customModule } from './custom-module/spec.ts';
import { CrowdOperationView } from './crowd-operation/CrowdOperationView.tsx';
import { crowdOperation } from './crowd-operation/spec.ts';
import { RecommendationView } from './recommendation/RecommendationView.tsx';
import { recommendation } from './recommendation/spec.ts';
import { OnlineServiceView } from './online-service/OnlineServiceView.tsx';
import { onlineService } from './online-service/spec.ts';
import { SurveyView } from './survey/SurveyView.tsx';
import { survey } from './survey/spec.ts';
import { shown, type BlockView } from './kit/view.ts';

const views = [
  shown(captionText, CaptionTextView),
  shown(pictureAds, PictureAdsView),
  shown(graphicNavigation, GraphicNavigationView),
  shown(magicCube, MagicCubeView),
  shown(notice, NoticeView),
  shown(video, VideoView),
  shown(richText, RichTextView),
  shown(divider, DividerView),
  shown(cell, CellView),
  shown(follow, FollowView),
  shown(tabs, TabsView),
  shown(commerce, CommerceView),
  shown(officialWeb, OfficialWebView),
  shown(guidedVoice, GuidedVoiceView),
  shown(productInfo, ProductInfoView),
  shown(productionRecord, ProductionRecordView),
  shown(qualityRecord, QualityRecordView),
  shown(testData, TestDataView),
  shown(queryResult, QueryResultView),
  shown(productImages, ProductImagesView),
  shown(attachmentInfo, AttachmentInfoView),
  shown(afterSales, AfterSalesView),
  shown(model3d, Model3dView),
  shown(circulation, CirculationView),
  shown(productList, ProductListView),
  shown(commoditySearch, CommoditySearchView),
  shown(tabBar, TabBarView),
  shown(survey, SurveyView),
  shown(noteCard, NoteCardView),
  shown(storeInformation, StoreInformationView),
  shown(community, CommunityView),
  shown(enterShop, EnterShopView),
  shown(floatingButton, FloatingButtonView),
  shown(customModule, CustomModuleView),
  shown(crowdOperation, CrowdOperationView),
  shown(recommendation, RecommendationView),
  shown(onlineService, OnlineServiceView),
];

const byType = new Map(views.map(({ spec, View }) => [spec.type, View]));
/** The view of a block, the same on the public page and in the designer. */
export const findView = (type: string): BlockView | undefined => byType.get(type);
