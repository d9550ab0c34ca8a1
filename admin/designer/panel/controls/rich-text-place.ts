import { createContext } from 'react';

/** The height of the rich text editor in pixels. */
export const richTextHeights = { panel: 300, dialog: 550 } as const;

/** Where a rich text is edited; a dialog has more room. */
export const RichTextPlace = createContext<keyof typeof richTextHeights>('panel');
