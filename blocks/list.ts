import { captionText } from './caption-text/spec.ts';
import { divider } from './divider/spec.ts';
import type { BlockSpec } from './kit/spec.ts';

const all: readonly { type: string }[] = [captionText, divider];

/** Every block there is, in the order of the palette. */
export const blockSpecs = all as readonly BlockSpec[];

const byType = new Map(blockSpecs.map((spec) => [spec.type, spec]));
/** A block by the name it is stored under; undefined for one that is no longer, or not yet, known. */
export const findSpec = (type: string): BlockSpec | undefined => byType.get(type);
