/** The response of every call; lists add `count` and, where there are totals, `foot`. */
export type Answer<T> = { code: 0; msg: string; data: T };
export type ListAnswer<T> = Answer<T[]> & {
  count: number;
  approximate?: boolean;
  foot?: Partial<T>;
};
/** `code` and `state`: the culprit of a command over codes, as it was typed, and its state. */
export type FieldError = { field: string; msg: string; code?: string; state?: string };
export type Failure = {
  code: number;
  msg: string;
  data?: unknown;
  errors?: FieldError[];
  request_id?: string;
};

export const codes = {
  ok: 0,
  unauthenticated: 401,
  version: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  invalid: 422,
  locked: 423,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  /** Success codes other than 0. */
  fileDeleted: 1007,
  tableUpload: 10_000,
} as const;
export type Code = (typeof codes)[keyof typeof codes];
export type SuccessCode = (typeof codes)['ok' | 'fileDeleted' | 'tableUpload'];

/** What a 409 of the optimistic lock carries: the current row and the fields that changed. */
export type Conflict = { current: Record<string, unknown>; changed: string[] };
