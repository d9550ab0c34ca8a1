import { sweepEndedSessions, sweepGathered } from '../logistics/gathered/sign-ins.ts';
import { sweepCaptchas } from '../access/captchas.ts';
import { sweepSessions } from '../access/sessions.ts';
import { sweepThrottle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { watchHealth } from './system/health/gauges.ts';
import { sweepNodes } from '../cluster/cluster.ts';
import { sumSweeps } from '../database/sums.ts';
import type { Sweep } from '../database/sweep.ts';
import { sealEveryHour, sealJob } from '../events/day-log.ts';
import { askWitnesses, cosignJob } from '../events/witnesses/job.ts';
import { askForStamps, stampJob } from '../events/time-stamps/job.ts';
import { lookJob } from '../events/witnesses/look.ts';
import { captureJob } from '../epcis/capture-job.ts';
import { movePicturesJob } from '../files/move-pictures.ts';
import { filesJob, sweepFilesEveryHour } from '../files/sweep.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { sweepRepeats } from '../http/idempotency.ts';
import { registrationJob } from '../registration/job.ts';
import { securityJob } from '../security/make.ts';
import { makeCodesJob } from '../identifiers/make-codes.ts';
import { importCodesJob } from '../code-imports/job.ts';
import { moveIdentifiersJob } from '../identifiers/move-job.ts';
import { checkLabelsJob } from '../labels/pre-print-job.ts';
import { recountEveryWeek, recountJob } from '../logistics/recount-job.ts';
import { eraseJob, resumeErasures } from '../members/erase-job.ts';
import { showNumbers } from '../members/show-numbers.ts';
import { sweepDraftLinks } from '../pages/draft-links.ts';
import { sweepFirstViews, sweepPageVersions } from '../pages/old-versions.ts';
import { sweepIncidentScans, sweepStrays } from '../scans/sweep.ts';
import { campaignCodesJob } from '../rewards/code-lists.ts';
import { sweepPassportVisits } from '../passports/links.ts';
import { showPageJob } from '../pages/show-scheduled.ts';
import { sweepJobs, type JobKind } from '../jobs/jobs.ts';
import { archiveEveryHour, archiveJob } from '../jobs/archive.ts';
import { restoreJob } from '../jobs/restore-archive.ts';
import { bringJobsBack, watchClock } from '../jobs/clock.ts';
import { everyHour, makeRetentionJob, type Chore } from '../jobs/retention.ts';
import { sweepLoginLog, sweepOperationLog } from '../logs/sweep.ts';
import { sweepNotices } from '../messages/notices.ts';
import { mailJob, sweepMails } from '../messages/mail.ts';
import { smsJob, sweepMessages } from '../messages/sms.ts';
import { sweepSmsCodes } from '../messages/sms-codes.ts';
import { exampleJob } from '../tool/example/job.ts';
import { sweepNotesOfGone } from './dashboard/record-notes/sweep.ts';
import { sweepSavedViews } from './dashboard/saved-views/sweep.ts';
import { askForReports, makeReportJob } from './dashboard/saved-views/report-job.ts';
import { announcementJob } from './platform/announcements/send.ts';
import { sweepDeliveries, webhookJob } from './setting/webhooks/send.ts';
import { sweepPartRevisions } from './product/parts/sweep.ts';

/** What takes away rows that are no longer needed, in this order. */
const sweeps: Sweep[] = [
  sweepSessions,
  sweepCaptchas,
  sweepSmsCodes,
  sweepThrottle,
  sweepRepeats,
  sweepDraftLinks,
  sweepMessages,
  sweepMails,
  sweepNotices,
  sweepJobs,
  sweepNodes,
  sweepOperationLog,
  sweepLoginLog,
  sweepEndedSessions,
  sweepGathered,
  sweepIncidentScans,
  sweepStrays,
  sweepPageVersions,
  sweepPassportVisits,
  sweepDeliveries,
  sweepFirstViews,
  sweepPartRevisions,
  sweepSavedViews,
  sweepNotesOfGone,
  ...sumSweeps,
];
const retentionJob = makeRetentionJob(sweeps);

/** Every kind of background job; `endpoints` are the calls of the server. */
export const jobKindsOf = (endpoints: readonly Endpoint[]): JobKind<App>[] => [
  checkLabelsJob,
  smsJob,
  mailJob,
  webhookJob,
  makeReportJob(endpoints),
  announcementJob,
  retentionJob,
  filesJob,
  movePicturesJob,
  securityJob,
  sealJob,
  cosignJob,
  lookJob,
  stampJob,
  captureJob,
  makeCodesJob,
  importCodesJob,
  campaignCodesJob,
  moveIdentifiersJob,
  registrationJob,
  showPageJob,
  exampleJob,
  eraseJob,
  archiveJob,
  restoreJob,
  recountJob,
];

/** What every node asks for now and then. */
export const chores: Chore<App>[] = [
  watchClock,
  bringJobsBack,
  everyHour(retentionJob.kind, 'sweep'),
  sweepFilesEveryHour,
  sealEveryHour,
  askWitnesses,
  askForStamps,
  archiveEveryHour,
  resumeErasures,
  showNumbers,
  askForReports,
  recountEveryWeek,
];

/** What Prometheus is told beside the figures of calls. */
export const watchParts = (app: App): void => watchHealth(app);
