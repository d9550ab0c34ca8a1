import { sealJob } from '../events/seal.ts';
import { movePicturesJob } from '../files/move-pictures.ts';
import { filesJob } from '../files/sweep.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { securityJob } from '../security/make.ts';
import { makeCodesJob } from '../identifiers/make-codes.ts';
import { moveIdentifiersJob } from '../identifiers/move-job.ts';
import { showPageJob } from '../pages/show-scheduled.ts';
import type { JobKind } from '../services/jobs.ts';
import { retentionJob } from '../services/retention.ts';
import { smsJob } from '../services/sms.ts';
import { profileEndpoints } from './account/profile/routes.ts';
import { sessionEndpoints } from './account/session/routes.ts';
import { companyEndpoints } from './application/company/routes.ts';
import { consumerEndpoints } from './consumer/routes.ts';
import { monitorEndpoints } from './dashboard/monitor/routes.ts';
import { workplaceEndpoints } from './dashboard/workplace/routes.ts';
import { linkEndpoints } from './data/links/routes.ts';
import { identifierEndpoints } from './identity/identifiers/routes.ts';
import { keyEndpoints } from './identity/keys/routes.ts';
import { packEndpoints } from './identity/packs/routes.ts';
import { ruleEndpoints } from './identity/rules/routes.ts';
import { noticeEndpoints } from './message/notices/routes.ts';
import { customerEndpoints } from './orders/customers/routes.ts';
import { companiesEndpoints } from './platform/companies/routes.ts';
import { supplierEndpoints } from './procure/suppliers/routes.ts';
import { categoryEndpoints } from './product/categories/routes.ts';
import { partEndpoints } from './product/parts/routes.ts';
import { codeAnalysisEndpoints } from './query/code-analysis/routes.ts';
import { incidentEndpoints } from './risk/incidents/routes.ts';
import { riskEndpoints } from './risk/rules/routes.ts';
import { repairEndpoints } from './sale/repairs/routes.ts';
import { dictionaryEndpoints } from './system/dictionary/routes.ts';
import { jobEndpoints } from './system/jobs/routes.ts';
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
import { traceQueryEndpoints } from './trace/query/routes.ts';
import { securityPackEndpoints } from './trace/security-packs/routes.ts';

/** Every call the server answers, feature by feature. */
export const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...profileEndpoints,
  ...companyEndpoints,
  ...ruleEndpoints,
  ...keyEndpoints,
  ...packEndpoints,
  ...identifierEndpoints,
  ...categoryEndpoints,
  ...partEndpoints,
  ...supplierEndpoints,
  ...customerEndpoints,
  ...companiesEndpoints,
  ...linkEndpoints,
  ...noticeEndpoints,
  ...workplaceEndpoints,
  ...jobEndpoints,
  ...dictionaryEndpoints,
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
  ...monitorEndpoints,
  ...codeAnalysisEndpoints,
  ...incidentEndpoints,
  ...riskEndpoints,
  ...repairEndpoints,
  ...consumerEndpoints,
  ...securityPackEndpoints,
  ...traceQueryEndpoints,
];

/** Every kind of background job. */
export const jobKinds: JobKind[] = [
  smsJob,
  retentionJob,
  filesJob,
  movePicturesJob,
  securityJob,
  sealJob,
  makeCodesJob,
  moveIdentifiersJob,
  showPageJob,
];
