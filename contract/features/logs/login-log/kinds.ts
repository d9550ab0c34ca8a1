export const loginResults = ['ok', 'wrong', 'locked', 'disabled'] as const;
export type LoginResult = (typeof loginResults)[number];

/** The client of a sign-in, as told by the user agent. */
export const devices = ['computer', 'phone', 'tablet', 'program', 'unknown'] as const;
export type Device = (typeof devices)[number];
