/** Where the log of an installation is read by everybody: partners, witnesses, auditors. */
export const publicLog = {
  about: '/.well-known/suyuan-log',
  checkpoint: '/log/checkpoint',
  entries: '/log/entries',
  consistency: '/log/consistency',
  /** Where other logs ask this installation to witness them. */
  addCheckpoint: '/witness/add-checkpoint',
  page: '/verify',
  program: '/verify/suyuan-verify.mjs',
} as const;
