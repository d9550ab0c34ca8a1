import { links } from './data/links/feature.ts';

/** Every feature there is; pages of one menu group stand in the order of this list. */
export const features = [links] as const;
