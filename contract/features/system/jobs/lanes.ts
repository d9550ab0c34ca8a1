/** Short jobs never wait for long ones. */
export const jobLanes = ['short', 'long'] as const;
export type JobLane = (typeof jobLanes)[number];
