/** When a page is shown: after a scan, after a security code, on activation, when service is asked for. */
export const pageKinds = ['trace', 'security', 'activation', 'service'] as const;
export type PageKind = (typeof pageKinds)[number];
/** What a page can be assigned to, most specific first. */
export const pageTargets = ['batch', 'part', 'category', 'company'] as const;
export type PageTarget = (typeof pageTargets)[number];

/** The status of a page: draft, published, scheduled. */
export const pageStates = ['draft', 'published', 'scheduled'] as const;
export type PageState = (typeof pageStates)[number];
