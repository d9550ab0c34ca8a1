export const loginResults = ['ok', 'wrong', 'locked', 'disabled'] as const;
export type LoginResult = (typeof loginResults)[number];

/** What somebody signed in with, as far as their browser tells. */
export const devices = ['computer', 'phone', 'tablet', 'program', 'unknown'] as const;
export type Device = (typeof devices)[number];
