/** Why an upload came to rest: without a login or a network it waits, anything else it was told is a failure. */
type ProblemKind = 'login' | 'network' | 'refused' | 'failed';

export class UploadProblem extends Error {
  readonly kind: ProblemKind;
  constructor(kind: ProblemKind, msg: string) {
    super(msg);
    this.name = 'UploadProblem';
    this.kind = kind;
  }
}
