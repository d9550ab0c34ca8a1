/** Where a page is shown: after a scan, after a covert code, while a product is activated. */
export const pageKinds = ['trace', 'security', 'activation'] as const;
export type PageKind = (typeof pageKinds)[number];
/** What a page may be shown for, the nearest first. */
export const pageTargets = ['batch', 'part', 'category', 'company'] as const;
export type PageTarget = (typeof pageTargets)[number];

/** How far a page has come: nobody sees it, it is shown, it will be shown from a time on. */
export const pageStates = ['draft', 'published', 'scheduled'] as const;
export type PageState = (typeof pageStates)[number];
