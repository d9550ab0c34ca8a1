/** The tables whose old months are archived. */
export const archiveSources = ['scan_log', 'trace_event', 'trace_event_run'] as const;
export type ArchiveSource = (typeof archiveSources)[number];
