import { dealerOrderEndpoints } from './dealer/orders/routes.ts';
import { orderEndpoints } from './orders/sales-orders/routes.ts';
import { purchaseEndpoints } from './procure/purchase-orders/routes.ts';
import { receivingEndpoints } from './procure/receivings/routes.ts';
import { supplierOrderEndpoints } from './procure/supplier-orders/routes.ts';
import { gatheredEndpoints } from './scan/gathered/routes.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { DemoStep } from '../records/demo-rows.ts';
import { createAttachments } from '../seed/attachments.ts';
import { createBatches } from '../seed/batches.ts';
import { createContent } from '../seed/content.ts';
import { createCodeImports } from '../seed/code-imports.ts';
import { createDescriptions } from '../seed/descriptions.ts';
import { createFactories } from '../seed/factories.ts';
import { createHistory } from '../seed/history.ts';
import { createIdentifiers } from '../seed/identifiers.ts';
import { createAnnouncements, createOperations } from '../seed/logs.ts';
import { createCompanyMembers } from '../seed/company-members.ts';
import { createMembers } from '../seed/members.ts';
import { createPages } from '../seed/pages.ts';
import { createPassports } from '../seed/passports.ts';
import { createPartners } from '../seed/partners.ts';
import { createProducts } from '../seed/products.ts';
import { createQuality } from '../seed/quality.ts';
import { createRepairs } from '../seed/repairs.ts';
import { createCampaigns } from '../seed/campaigns.ts';
import { createReports } from '../seed/reports.ts';
import { createNonconformances } from '../seed/nonconformances.ts';
import { createRules } from '../seed/rules.ts';
import { createScans } from '../seed/scans.ts';
import { createSecurityCodes } from '../seed/security-codes.ts';
import { createSettings } from '../seed/settings.ts';
import { createPolicies } from '../seed/warranties.ts';
import { profileEndpoints } from './account/profile/routes.ts';
import { sessionEndpoints } from './account/session/routes.ts';
import { companyEndpoints } from './application/company/routes.ts';
import { dealerEndpoints } from './application/dealers/routes.ts';
import { consumerEndpoints } from './consumer/routes.ts';
import { articleEndpoints } from './content/articles/routes.ts';
import { itemCategoryEndpoints } from './content/item-categories/routes.ts';
import { itemEndpoints } from './content/items/routes.ts';
import { analysisEndpoints } from './dashboard/analysis/routes.ts';
import { monitorEndpoints } from './dashboard/monitor/routes.ts';
import { screenEndpoints } from './dashboard/screens/routes.ts';
import { serveExportColumns } from './dashboard/export-columns/routes.ts';
import { recordNoteDemo } from './dashboard/record-notes/demo.ts';
import { recordNoteEndpoints } from './dashboard/record-notes/routes.ts';
import { savedViewDemo, viewReportDemo } from './dashboard/saved-views/demo.ts';
import { serveSavedViews } from './dashboard/saved-views/routes.ts';
import { serveViewReports } from './dashboard/saved-views/report-routes.ts';
import { workplaceEndpoints } from './dashboard/workplace/routes.ts';
import { helpEndpoints } from './data/help/routes.ts';
import { cityEndpoints } from './data/cities/routes.ts';
import { linkDemo } from './data/links/demo.ts';
import { linkEndpoints } from './data/links/routes.ts';
import { websiteEndpoints } from './data/website/routes.ts';
import { identifierEndpoints } from './identity/identifiers/routes.ts';
import { keyEndpoints } from './identity/keys/routes.ts';
import { packEndpoints } from './identity/packs/routes.ts';
import { importEndpoints } from './identity/code-imports/routes.ts';
import { ruleEndpoints } from './identity/rules/routes.ts';
import { memberLevelEndpoints } from './member/member-levels/routes.ts';
import { memberEndpoints } from './member/members/routes.ts';
import { archiveEndpoints } from './data/archives/routes.ts';
import { configEndpoints } from './data/config/routes.ts';
import { mailEndpoints } from './data/config/mail.ts';
import { smsEndpoints } from './data/config/sms.ts';
import { loginLogEndpoints } from './logs/login-log/routes.ts';
import { operationLogEndpoints } from './logs/operation-log/routes.ts';
import { noticeEndpoints } from './message/notices/routes.ts';
import { adSortEndpoints } from './operate/ad-sorts/routes.ts';
import { adEndpoints } from './operate/ads/routes.ts';
import { layoutEndpoints } from './operate/layouts/routes.ts';
import { customerEndpoints } from './orders/customers/routes.ts';
import { deptEndpoints } from './people/departments/routes.ts';
import { levelEndpoints } from './people/levels/routes.ts';
import { positionEndpoints } from './people/positions/routes.ts';
import { roleEndpoints } from './people/roles/routes.ts';
import { userEndpoints } from './people/users/routes.ts';
import { announcementEndpoints } from './platform/announcements/routes.ts';
import { companiesEndpoints } from './platform/companies/routes.ts';
import { roleTemplateEndpoints } from './platform/role-templates/routes.ts';
import { versionEndpoints } from './platform/versions/routes.ts';
import { supplierEndpoints } from './procure/suppliers/routes.ts';
import { categoryEndpoints } from './product/categories/routes.ts';
import { packagingDemo } from './product/packaging/demo.ts';
import { bomEndpoints } from './product/boms/routes.ts';
import { packagingEndpoints } from './product/packaging/routes.ts';
import { planEndpoints } from './product/inspection-plans/routes.ts';
import { passportEndpoints } from './product/passports/routes.ts';
import { labelDemo } from './product/labels/demo.ts';
import { labelTemplateEndpoints } from './product/labels/routes.ts';
import { partEndpoints } from './product/parts/routes.ts';
import { afterSalesEndpoints } from './query/after-sales/routes.ts';
import { circulationEndpoints } from './query/circulation/routes.ts';
import { codeAnalysisEndpoints } from './query/code-analysis/routes.ts';
import { dealerDataEndpoints } from './query/dealer-data/routes.ts';
import { dealerSalesReportEndpoints } from './query/dealer-sales/routes.ts';
import { dealerWipEndpoints } from './query/dealer-wip/routes.ts';
import { factoryEndpoints } from './query/factories/routes.ts';
import { shipmentStatisticsEndpoints } from './query/shipment-statistics/routes.ts';
import { supplyChainEndpoints } from './query/supply-chain/routes.ts';
import { shippingDetailEndpoints } from './query/shipping-details/routes.ts';
import { incidentEndpoints } from './risk/incidents/routes.ts';
import { riskEndpoints } from './risk/rules/routes.ts';
import { claimEndpoints } from './sale/campaign-claims/routes.ts';
import { campaignEndpoints } from './sale/campaigns/routes.ts';
import { heatmapEndpoints } from './sale/heatmap/routes.ts';
import { repairEndpoints } from './sale/repairs/routes.ts';
import { warrantyEndpoints } from './sale/warranties/routes.ts';
import { policyEndpoints } from './sale/warranty-policies/routes.ts';
import { reportEndpoints } from './sale/reports/routes.ts';
import { nonconformanceEndpoints } from './trace/nonconformances/routes.ts';
import { companyMemberEndpoints } from './sale/members/routes.ts';
import { prefixEndpoints } from './setting/code-prefixes/routes.ts';
import { webhookDemo } from './setting/webhooks/demo.ts';
import { webhookEndpoints } from './setting/webhooks/routes.ts';
import { markEndpoints } from './setting/marks/routes.ts';
import { numberRuleEndpoints } from './setting/number-rules/routes.ts';
import { apiKeyDemo } from './system/api-keys/demo.ts';
import { apiKeyEndpoints } from './system/api-keys/routes.ts';
import { stationDemo } from './trace/print-stations/demo.ts';
import { stationEndpoints } from './trace/print-stations/routes.ts';
import { dictionaryEndpoints } from './system/dictionary/routes.ts';
import { healthEndpoints } from './system/health/routes.ts';
import { historyLogEndpoints } from './system/history-log/routes.ts';
import { jobEndpoints } from './system/jobs/routes.ts';
import { menuEndpoints } from './system/menus/routes.ts';
import { witnessDemo } from './system/witnesses/demo.ts';
import { witnessEndpoints } from './system/witnesses/routes.ts';
import { witnessedLogDemo } from './system/witnessed-logs/demo.ts';
import { witnessedLogEndpoints } from './system/witnessed-logs/routes.ts';
import { uploadEndpoints } from './system/uploads/routes.ts';
import { storedFileEndpoints } from './system/uploads/stored-files.ts';
import { attachmentEndpoints } from './trace/attachments/routes.ts';
import { pageDraftEndpoints } from './product/page-drafts/routes.ts';
import { pageTemplateEndpoints } from './product/page-templates/routes.ts';
import { pageCommentDemo } from './product/page-comments/demo.ts';
import { pageCommentEndpoints } from './product/page-comments/routes.ts';
import { pageSectionEndpoints } from './product/page-sections/routes.ts';
import { pageStarterEndpoints } from './product/page-starters/routes.ts';
import { surveyEndpoints } from './product/surveys/routes.ts';
import { mediaDemo } from './product/media/demo.ts';
import { mediaEndpoints } from './product/media/routes.ts';
import { portalEndpoints } from './product/portals/routes.ts';
import { batchEndpoints } from './trace/batches/routes.ts';
import { bindingEndpoints } from './trace/bindings/routes.ts';
import { packingEndpoints } from './trace/packing/routes.ts';
import { collectionEndpoints } from './trace/collection/routes.ts';
import { processRecordEndpoints } from './trace/process-records/routes.ts';
import { qcRecordEndpoints } from './trace/qc-records/routes.ts';
import { testRecordEndpoints } from './trace/test-records/routes.ts';
import { shipmentEndpoints } from './trace/shipments/routes.ts';
import { receiveEndpoints } from './dealer/receive/routes.ts';
import { onwardEndpoints } from './dealer/shipments/routes.ts';
import { traceQueryEndpoints } from './trace/query/routes.ts';
import { securityPackEndpoints } from './trace/security-packs/routes.ts';
import { saleEndpoints } from './trace/sales/routes.ts';
import { registrationEndpoints } from './trace/registrations/routes.ts';
import { nodeEndpoints } from './trace/registration-nodes/routes.ts';
import { registrationNodeDemo } from './trace/registration-nodes/demo.ts';
import { lotEndpoints } from './trace/lots/routes.ts';
import { prePrintEndpoints } from './trace/pre-prints/routes.ts';
import { printJobEndpoints } from './trace/print-jobs/routes.ts';
import { returnEndpoints } from './trace/returns/routes.ts';
import { stockCountEndpoints } from './trace/stock-counts/routes.ts';
import { dealerStockEndpoints } from './dealer/stock/routes.ts';
import { dealerSaleEndpoints } from './dealer/sales/routes.ts';
import { dealerReturnEndpoints } from './dealer/returns/routes.ts';
import { dealerWarrantyEndpoints } from './dealer/warranties/routes.ts';
import { dealerRepairEndpoints } from './dealer/repairs/routes.ts';
import { dealerIncidentEndpoints } from './dealer/incidents/routes.ts';
import { starDemo } from './dashboard/find/demo.ts';
import { serveFind } from './dashboard/find/routes.ts';
import { starEndpoints } from './dashboard/find/stars.ts';
import { exampleEndpoints } from './tool/example/routes.ts';
import { generateEndpoints } from './tool/generate/routes.ts';

/** Every call the server answers, feature by feature. */
export const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...profileEndpoints,
  ...recordNoteEndpoints,
  ...companyEndpoints,
  ...dealerEndpoints,
  ...ruleEndpoints,
  ...keyEndpoints,
  ...prefixEndpoints,
  ...markEndpoints,
  ...webhookEndpoints,
  ...numberRuleEndpoints,
  ...packEndpoints,
  ...importEndpoints,
  ...identifierEndpoints,
  ...categoryEndpoints,
  ...partEndpoints,
  ...bomEndpoints,
  ...packagingEndpoints,
  ...planEndpoints,
  ...passportEndpoints,
  ...labelTemplateEndpoints,
  ...supplierEndpoints,
  ...purchaseEndpoints,
  ...receivingEndpoints,
  ...supplierOrderEndpoints,
  ...customerEndpoints,
  ...companiesEndpoints,
  ...announcementEndpoints,
  ...versionEndpoints,
  ...roleTemplateEndpoints,
  ...linkEndpoints,
  ...cityEndpoints,
  ...helpEndpoints,
  ...websiteEndpoints,
  ...articleEndpoints,
  ...itemEndpoints,
  ...itemCategoryEndpoints,
  ...adEndpoints,
  ...adSortEndpoints,
  ...layoutEndpoints,
  ...noticeEndpoints,
  ...memberLevelEndpoints,
  ...memberEndpoints,
  ...workplaceEndpoints,
  ...userEndpoints,
  ...roleEndpoints,
  ...deptEndpoints,
  ...positionEndpoints,
  ...levelEndpoints,
  ...jobEndpoints,
  ...configEndpoints,
  ...archiveEndpoints,
  ...smsEndpoints,
  ...mailEndpoints,
  ...healthEndpoints,
  ...historyLogEndpoints,
  ...witnessEndpoints,
  ...witnessedLogEndpoints,
  ...apiKeyEndpoints,
  ...stationEndpoints,
  ...loginLogEndpoints,
  ...operationLogEndpoints,
  ...dictionaryEndpoints,
  ...menuEndpoints,
  ...uploadEndpoints,
  ...storedFileEndpoints,
  ...attachmentEndpoints,
  ...pageTemplateEndpoints,
  ...pageDraftEndpoints,
  ...pageStarterEndpoints,
  ...pageSectionEndpoints,
  ...pageCommentEndpoints,
  ...mediaEndpoints,
  ...portalEndpoints,
  ...surveyEndpoints,
  ...batchEndpoints,
  ...lotEndpoints,
  ...prePrintEndpoints,
  ...printJobEndpoints,
  ...registrationEndpoints,
  ...nodeEndpoints,
  ...bindingEndpoints,
  ...collectionEndpoints,
  ...processRecordEndpoints,
  ...qcRecordEndpoints,
  ...testRecordEndpoints,
  ...shipmentEndpoints,
  ...receiveEndpoints,
  ...onwardEndpoints,
  ...packingEndpoints,
  ...saleEndpoints,
  ...returnEndpoints,
  ...stockCountEndpoints,
  ...dealerStockEndpoints,
  ...dealerSaleEndpoints,
  ...dealerReturnEndpoints,
  ...dealerWarrantyEndpoints,
  ...dealerRepairEndpoints,
  ...dealerIncidentEndpoints,
  ...gatheredEndpoints,
  ...orderEndpoints,
  ...dealerOrderEndpoints,
  ...analysisEndpoints,
  ...monitorEndpoints,
  ...screenEndpoints,
  ...codeAnalysisEndpoints,
  ...dealerDataEndpoints,
  ...dealerSalesReportEndpoints,
  ...dealerWipEndpoints,
  ...factoryEndpoints,
  ...supplyChainEndpoints,
  ...afterSalesEndpoints,
  ...circulationEndpoints,
  ...shipmentStatisticsEndpoints,
  ...shippingDetailEndpoints,
  ...incidentEndpoints,
  ...riskEndpoints,
  ...warrantyEndpoints,
  ...policyEndpoints,
  ...heatmapEndpoints,
  ...campaignEndpoints,
  ...claimEndpoints,
  ...repairEndpoints,
  ...reportEndpoints,
  ...nonconformanceEndpoints,
  ...companyMemberEndpoints,
  ...consumerEndpoints,
  ...securityPackEndpoints,
  ...traceQueryEndpoints,
  ...exampleEndpoints,
  ...generateEndpoints,
  ...serveFind(() => endpoints),
  ...starEndpoints,
  ...serveSavedViews(() => endpoints),
  ...serveViewReports(() => endpoints),
  ...serveExportColumns(() => endpoints),
];

/** What fills the demo once it has its companies and their people, in this order. */
export const demo: DemoStep[] = [
  createProducts,
  createPolicies,
  packagingDemo,
  labelDemo,
  mediaDemo,
  createBatches,
  createFactories,
  createPages,
  createPartners,
  createSettings,
  createRules,
  createMembers,
  createIdentifiers,
  createCodeImports,
  createQuality,
  createPassports,
  createScans,
  createSecurityCodes,
  createRepairs,
  createReports,
  createCampaigns,
  createCompanyMembers,
  createNonconformances,
  createAttachments,
  createContent,
  createDescriptions,
  createHistory,
  createOperations,
  createAnnouncements,
  linkDemo,
  witnessDemo,
  witnessedLogDemo,
  apiKeyDemo,
  webhookDemo,
  stationDemo,
  registrationNodeDemo,
  savedViewDemo,
  starDemo,
  recordNoteDemo,
  pageCommentDemo,
  viewReportDemo,
];
