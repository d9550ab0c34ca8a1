import { CaptionTextView } from './caption-text/CaptionTextView.tsx';
import { captionText } from './caption-text/spec.ts';
import { DividerView } from './divider/DividerView.tsx';
import { divider } from './divider/spec.ts';
import { shown, type BlockView } from './kit/view.ts';

const faces = [shown(captionText, CaptionTextView), shown(divider, DividerView)];

const byType = new Map(faces.map(({ spec, View }) => [spec.type, View]));
/** The face of a block, the same on the public page and in the designer. */
export const findView = (type: string): BlockView | undefined => byType.get(type);
