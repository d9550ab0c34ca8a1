/** Short jobs never wait for long ones, and neither waits for the answers of others. */
export const jobLanes = ['short', 'long', 'calls'] as const;
export type JobLane = (typeof jobLanes)[number];
