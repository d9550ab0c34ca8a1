/** The jobs that ask others to confirm a head of the log: named here, so that the log can queue them when it has grown. */
export const cosignKind = 'log.cosign';
export const stampKind = 'log.stamp';
