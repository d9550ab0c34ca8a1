import { createContext } from 'react';

/** The list in which one is, if its records have pages: what was saved in it is told with a link. */
export const RecordList = createContext<string | null>(null);
