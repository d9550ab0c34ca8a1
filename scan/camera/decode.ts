/** Reads the codes in the present frame of a video. */
export type Decoder = { read: (video: HTMLVideoElement) => Promise<string[]>; close: () => void };
