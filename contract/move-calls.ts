import * as z from 'zod';
import { call, type Call } from './call.ts';
import type { Feature, Verb } from './feature.ts';
import { idsInput } from './list.ts';
import type { LoginType } from './login-types.ts';
import type { MoveOf, Moves } from './moves.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';
import { requiredText, typed } from './validation.ts';

const longestReason = 200;
const withReason = idsInput.extend({ reason: requiredText(longestReason) });
const perhapsReason = idsInput.extend({ reason: typed(longestReason).default('') });

type ReasonOf<M> = M extends { reason: 'required' }
  ? typeof withReason
  : M extends { reason: 'optional' }
    ? typeof perhapsReason
    : typeof idsInput;
/** One call per move: `POST batch/release { ids }`, with a reason where the move requires one. */
export type MoveCalls<T extends LoginType, M extends Moves> = {
  [Name in MoveOf<M>]: Call<T, Permission, ReasonOf<M['moves'][Name]>, z.ZodNull, 'one'>;
};

/** The calls of a feature's state moves. */
/* @__NO_SIDE_EFFECTS__ */
export function moveCalls<T extends LoginType, M extends Moves>(
  of: Pick<
    Feature<T, string, string, Verb, string, string, M>,
    'resource' | 'area' | 'types' | 'moves'
  >,
  fields: Readonly<Record<string, Text>>,
): MoveCalls<T, M> {
  return Object.fromEntries(
    Object.entries(of.moves.moves).map(([name, { right, reason }]) => [
      name,
      call(`POST ${of.resource}/${name}`, {
        types: of.types,
        allow: `${of.area}:${right}` as Permission,
        input:
          reason === 'required' ? withReason : reason === 'optional' ? perhapsReason : idsInput,
        answer: z.null(),
        fields,
      }),
    ]),
  ) as unknown as MoveCalls<T, M>;
}
