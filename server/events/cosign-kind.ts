/** The job that asks the witnesses of the log; the log names it when it has grown. */
export const cosignKind = 'log.cosign';
