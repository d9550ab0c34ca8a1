import { createContext } from 'react';

/** How high a rich text is edited, in pixels. */
export const richTextHeights = { panel: 300, dialog: 550 } as const;

/** Where a rich text is edited; in a dialog there is more room. */
export const RichTextPlace = createContext<keyof typeof richTextHeights>('panel');
