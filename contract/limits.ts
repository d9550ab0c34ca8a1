/** The limits of the specification, by name. */
export const limits = {
  heartbeatInterval: 5_000,
  heartbeatReply: 3_000,
  reconnectDelay: 5_000,
  noticePopoverWidth: 330,
  noticeFetch: 9_999_999,
  listMax: 10_000,
  pageSize: 20,
  pageSizes: [10, 20, 50, 100, 150],
  /** The longest period that is read day by day. */
  rangeDays: 366,
  /** Values of one filter, characters of a search, rows of one batch action. */
  filterValues: 100,
  keywordLength: 64,
  batchRows: 500,
  /** Lists up to this many rows are counted exactly. */
  countExactly: 10_000,
  importRows: 500,
  importBytes: 20_971_520,
  loadingMask: 5_000,
  transitionBarEnd: 300,
  smsCountdown: 60,
  smsCodeMinutes: 10,
  smsCodeTries: 5,
  captchaMinutes: 5,
  captchaAfterFailures: 3,
  lockAfterFailures: 10,
  lockMinutes: 15,
  passwordMin: 6,
  passwordMax: 16,
  avatarBytes: 262_144,
  imageBytes: 10_485_760,
  imageCount: 30,
  imageWidth: 720,
  /** Size limit of any file; of a file that is not CAD. */
  fileBytes: 524_288_000,
  plainFileBytes: 209_715_200,
  uploadTimeout: 1_000_000,
  /** Files uploaded at the same time. */
  uploadsAtOnce: 3,
  uploadTokenMinutes: 30,
  fileAddressMinutes: 360,
  dialogWidths: { large: 1000, medium: 500, small: 420 },
  operationColumn: 140,
} as const;

/** The steps of company verification. */
export const verifyStatus = {
  notSubmitted: 0,
  pending: 1,
  rejected: 2,
  verified: 3,
  suspended: 4,
} as const;
export type VerifyStatus = (typeof verifyStatus)[keyof typeof verifyStatus];
