/** Set by `npm run test:long`. */
export const isLong = process.env.TEST_LONG === '1';

/** How much the heaviest proofs take on: enough to show the same in `npm test`, all of it in `npm run test:long`. */
export const sizes = isLong
  ? {
      /** An upload that outlives its server. */
      upload: { megabytes: 200, kills: 10 },
      /** An order of codes that outlives those who make it; each lives some milliseconds at most after a step. */
      order: { codes: 1_000_000, kills: 20, lives: 120 },
      /** The same for a file of codes that is checked and imported. */
      brought: { lines: 300_000, kills: 10, lives: 120 },
      /** The same for security codes. */
      secrets: { codes: 350_000, kills: 4, lives: 60 },
      /** A server that is killed under its writers; each lives so many milliseconds at most after its first writes. */
      server: { kills: 20, lives: 1_000, writers: 6 },
      /** Scans that are followed at one go. */
      scans: 100_000,
      /** Labels whose print control is killed again and again. */
      labels: { count: 10_000, kills: 20 },
      /** Events in a document whose reader is killed again and again. */
      captured: 10_000,
    }
  : {
      upload: { megabytes: 60, kills: 3 },
      order: { codes: 50_000, kills: 3, lives: 20 },
      brought: { lines: 20_000, kills: 2, lives: 20 },
      secrets: { codes: 200_000, kills: 3, lives: 20 },
      server: { kills: 2, lives: 400, writers: 4 },
      scans: 50_000,
      labels: { count: 500, kills: 5 },
      captured: 400,
    };
