/** The seal in a square of 16: its line winds back to its source. */
export const seal = {
  shape:
    'M.75 0H10a6 6 0 0 1 6 6v9.25a.75.75 0 0 1-.75.75H.75a.75.75 0 0 1-.75-.75V.75A.75.75 0 0 1 .75 0Z',
  way: 'M13 16V6a3 3 0 0 0-3-3H3v10h5V8',
  /** The sign inside it when the verdict is not genuine, so that it does not depend on colour. */
  signs: {
    caution: 'M8 3v6M8 11v2',
    bad: 'M4 4l8 8M12 4l-8 8',
    quiet: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2Q8 8.8 8 10M8 11.5v2',
  },
} as const;
