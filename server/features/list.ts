import { sweepEndedSessions, sweepGathered } from '../logistics/gathered/sign-ins.ts';
import { dealerOrderEndpoints } from './dealer/orders/routes.ts';
import { orderEndpoints } from './orders/sales-orders/routes.ts';
import { gatheredEndpoints } from './scan/gathered/routes.ts';
import { sweepCaptchas } from '../access/captchas.ts';
import { sweepSessions } from '../access/sessions.ts';
import { sweepThrottle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { sweepNodes } from '../cluster/cluster.ts';
import type { Sweep } from '../database/sweep.ts';
import { sealEveryHour, sealJob } from '../events/seal.ts';
import { movePicturesJob } from '../files/move-pictures.ts';
import { filesJob, sweepFilesEveryHour } from '../files/sweep.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { sweepRepeats } from '../http/idempotency.ts';
import { securityJob } from '../security/make.ts';
import { makeCodesJob } from '../identifiers/make-codes.ts';
import { moveIdentifiersJob } from '../identifiers/move-job.ts';
import { eraseJob, resumeErasures } from '../members/erase-job.ts';
import { sweepDraftLinks } from '../pages/draft-links.ts';
import { sweepPageVersions } from '../pages/old-versions.ts';
import { sweepIncidentScans } from '../scans/sweep.ts';
import { showPageJob } from '../pages/show-scheduled.ts';
import { sweepJobs, type JobKind } from '../jobs/jobs.ts';
import { archiveEveryHour, archiveJob } from '../jobs/archive.ts';
import { restoreJob } from '../jobs/restore-archive.ts';
import { bringJobsBack, watchClock } from '../jobs/clock.ts';
import { everyHour, makeRetentionJob, type Chore } from '../jobs/retention.ts';
import { sweepLoginLog, sweepOperationLog } from '../logs/sweep.ts';
import { sweepNotices } from '../messages/notices.ts';
import type { DemoStep } from '../records/demo-rows.ts';
import { smsJob, sweepMessages } from '../messages/sms.ts';
import { sweepSmsCodes } from '../messages/sms-codes.ts';
import { createAttachments } from '../seed/attachments.ts';
import { createBatches } from '../seed/batches.ts';
import { createContent } from '../seed/content.ts';
import { createDescriptions } from '../seed/descriptions.ts';
import { createHistory } from '../seed/history.ts';
import { createIdentifiers } from '../seed/identifiers.ts';
import { createAnnouncements, createOperations } from '../seed/logs.ts';
import { createMembers } from '../seed/members.ts';
import { createPages } from '../seed/pages.ts';
import { createPartners } from '../seed/partners.ts';
import { createProducts } from '../seed/products.ts';
import { createRepairs } from '../seed/repairs.ts';
import { createRules } from '../seed/rules.ts';
import { createScans } from '../seed/scans.ts';
import { createSecurityCodes } from '../seed/security-codes.ts';
import { createSettings } from '../seed/settings.ts';
import { exampleJob } from '../tool/example/job.ts';
import { profileEndpoints } from './account/profile/routes.ts';
import { sessionEndpoints } from './account/session/routes.ts';
import { companyEndpoints } from './application/company/routes.ts';
import { dealerEndpoints } from './application/dealers/routes.ts';
import { consumerEndpoints } from './consumer/routes.ts';
import { articleEndpoints } from './content/articles/routes.ts';
import { itemCategoryEndpoints } from './content/item-categories/routes.ts';
import { itemEndpoints } from './content/items/routes.ts';
import { monitorEndpoints } from './dashboard/monitor/routes.ts';
import { workplaceEndpoints } from './dashboard/workplace/routes.ts';
import { helpEndpoints } from './data/help/routes.ts';
import { cityEndpoints } from './data/cities/routes.ts';
import { linkDemo } from './data/links/demo.ts';
import { linkEndpoints } from './data/links/routes.ts';
import { websiteEndpoints } from './data/website/routes.ts';
import { identifierEndpoints } from './identity/identifiers/routes.ts';
import { keyEndpoints } from './identity/keys/routes.ts';
import { packEndpoints } from './identity/packs/routes.ts';
import { ruleEndpoints } from './identity/rules/routes.ts';
import { memberLevelEndpoints } from './member/member-levels/routes.ts';
import { memberEndpoints } from './member/members/routes.ts';
import { archiveEndpoints } from './data/archives/routes.ts';
import { configEndpoints } from './data/config/routes.ts';
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
import { announcementJob } from './platform/announcements/send.ts';
import { companiesEndpoints } from './platform/companies/routes.ts';
import { roleTemplateEndpoints } from './platform/role-templates/routes.ts';
import { versionEndpoints } from './platform/versions/routes.ts';
import { supplierEndpoints } from './procure/suppliers/routes.ts';
import { categoryEndpoints } from './product/categories/routes.ts';
import { packagingDemo } from './product/packaging/demo.ts';
import { packagingEndpoints } from './product/packaging/routes.ts';
import { partEndpoints } from './product/parts/routes.ts';
import { sweepPartRevisions } from './product/parts/sweep.ts';
import { codeAnalysisEndpoints } from './query/code-analysis/routes.ts';
import { dealerDataEndpoints } from './query/dealer-data/routes.ts';
import { dealerSalesReportEndpoints } from './query/dealer-sales/routes.ts';
import { dealerWipEndpoints } from './query/dealer-wip/routes.ts';
import { incidentEndpoints } from './risk/incidents/routes.ts';
import { riskEndpoints } from './risk/rules/routes.ts';
import { repairEndpoints } from './sale/repairs/routes.ts';
import { prefixEndpoints } from './setting/code-prefixes/routes.ts';
import { markEndpoints } from './setting/marks/routes.ts';
import { numberRuleEndpoints } from './setting/number-rules/routes.ts';
import { dictionaryEndpoints } from './system/dictionary/routes.ts';
import { healthEndpoints } from './system/health/routes.ts';
import { jobEndpoints } from './system/jobs/routes.ts';
import { menuEndpoints } from './system/menus/routes.ts';
import { uploadEndpoints } from './system/uploads/routes.ts';
import { storedFileEndpoints } from './system/uploads/stored-files.ts';
import { attachmentEndpoints } from './trace/attachments/routes.ts';
import { pageDraftEndpoints } from './product/page-drafts/routes.ts';
import { pageTemplateEndpoints } from './product/page-templates/routes.ts';
import { pageStarterEndpoints } from './product/page-starters/routes.ts';
import { surveyEndpoints } from './product/surveys/routes.ts';
import { portalEndpoints } from './product/portals/routes.ts';
import { batchEndpoints } from './trace/batches/routes.ts';
import { bindingEndpoints } from './trace/bindings/routes.ts';
import { packingEndpoints } from './trace/packing/routes.ts';
import { shipmentEndpoints } from './trace/shipments/routes.ts';
import { receiveEndpoints } from './dealer/receive/routes.ts';
import { onwardEndpoints } from './dealer/shipments/routes.ts';
import { traceQueryEndpoints } from './trace/query/routes.ts';
import { securityPackEndpoints } from './trace/security-packs/routes.ts';
import { saleEndpoints } from './trace/sales/routes.ts';
import { returnEndpoints } from './trace/returns/routes.ts';
import { stockCountEndpoints } from './trace/stock-counts/routes.ts';
import { dealerStockEndpoints } from './dealer/stock/routes.ts';
import { dealerSaleEndpoints } from './dealer/sales/routes.ts';
import { dealerReturnEndpoints } from './dealer/returns/routes.ts';
import { dealerWarrantyEndpoints } from './dealer/warranties/routes.ts';
import { dealerRepairEndpoints } from './dealer/repairs/routes.ts';
import { dealerIncidentEndpoints } from './dealer/incidents/routes.ts';
import { exampleEndpoints } from './tool/example/routes.ts';
import { generateEndpoints } from './tool/generate/routes.ts';

/** Every call the server answers, feature by feature. */
export const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...profileEndpoints,
  ...companyEndpoints,
  ...dealerEndpoints,
  ...ruleEndpoints,
  ...keyEndpoints,
  ...prefixEndpoints,
  ...markEndpoints,
  ...numberRuleEndpoints,
  ...packEndpoints,
  ...identifierEndpoints,
  ...categoryEndpoints,
  ...partEndpoints,
  ...packagingEndpoints,
  ...supplierEndpoints,
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
  ...healthEndpoints,
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
  ...portalEndpoints,
  ...surveyEndpoints,
  ...batchEndpoints,
  ...bindingEndpoints,
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
  ...monitorEndpoints,
  ...codeAnalysisEndpoints,
  ...dealerDataEndpoints,
  ...dealerSalesReportEndpoints,
  ...dealerWipEndpoints,
  ...incidentEndpoints,
  ...riskEndpoints,
  ...repairEndpoints,
  ...consumerEndpoints,
  ...securityPackEndpoints,
  ...traceQueryEndpoints,
  ...exampleEndpoints,
  ...generateEndpoints,
];

/** What takes away rows that are no longer needed, in this order. */
const sweeps: Sweep[] = [
  sweepSessions,
  sweepCaptchas,
  sweepSmsCodes,
  sweepThrottle,
  sweepRepeats,
  sweepDraftLinks,
  sweepMessages,
  sweepNotices,
  sweepJobs,
  sweepNodes,
  sweepOperationLog,
  sweepLoginLog,
  sweepEndedSessions,
  sweepGathered,
  sweepIncidentScans,
  sweepPageVersions,
  sweepPartRevisions,
];
const retentionJob = makeRetentionJob(sweeps);

/** Every kind of background job. */
export const jobKinds: JobKind<App>[] = [
  smsJob,
  announcementJob,
  retentionJob,
  filesJob,
  movePicturesJob,
  securityJob,
  sealJob,
  makeCodesJob,
  moveIdentifiersJob,
  showPageJob,
  exampleJob,
  eraseJob,
  archiveJob,
  restoreJob,
];

/** What every node asks for now and then. */
export const chores: Chore<App>[] = [
  watchClock,
  bringJobsBack,
  everyHour(retentionJob.kind, 'sweep'),
  sweepFilesEveryHour,
  sealEveryHour,
  archiveEveryHour,
  resumeErasures,
];

/** What fills the demo once it has its companies and their people, in this order. */
export const demo: DemoStep[] = [
  createProducts,
  packagingDemo,
  createBatches,
  createPages,
  createPartners,
  createSettings,
  createRules,
  createIdentifiers,
  createScans,
  createSecurityCodes,
  createRepairs,
  createMembers,
  createAttachments,
  createContent,
  createDescriptions,
  createHistory,
  createOperations,
  createAnnouncements,
  linkDemo,
];
