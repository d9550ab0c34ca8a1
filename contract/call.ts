import type * as z from 'zod';
import type { Answer, ListAnswer, SuccessCode } from './envelope.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';

/** Who may call: anyone, any signed-in user (for their own account), or holders of a permission. */
export type Allow = 'public' | 'signedIn' | Permission;

/** One answer, the rows of a list, or a file. */
export type CallKind = 'one' | 'list' | 'file';

type Method = 'GET' | 'POST';

/**
 * One call as both sides know it: the server serves it (`serve`), the browser makes it (`api`). What goes in, what
 * comes out and who may call are type-checked on both sides.
 */
export type Call<
  Type extends LoginType = LoginType,
  A extends Allow = Allow,
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Kind extends CallKind = CallKind,
> = {
  method: Method;
  path: string;
  /** The login types it serves; each prefixes the path. `web` also works without a prefix. */
  types: readonly Type[];
  allow: A;
  kind: Kind;
  input?: Input;
  /** The schema of the answer, or of one row of a list. */
  data?: Data;
  /** Labels of its fields in messages. */
  fields?: Readonly<Record<string, Text>>;
  /** A POST that takes its input from the query string. */
  readsQuery?: true;
  /** Success codes other than 0; the first is the default. */
  successCodes?: readonly SuccessCode[];
  /** Takes multipart/form-data with at most one file of this size; the other fields are the input. */
  uploadBytes?: number;
  /** The rows of a spreadsheet that is sent, at most. */
  uploadRows?: number;
};

type Declared<Type extends LoginType, A extends Allow, Input extends z.ZodType> = Pick<
  Call<Type, A, Input>,
  | 'types'
  | 'allow'
  | 'input'
  | 'fields'
  | 'readsQuery'
  | 'successCodes'
  | 'uploadBytes'
  | 'uploadRows'
>;

export function call<
  const Type extends LoginType,
  const A extends Allow,
  Input extends z.ZodType = z.ZodNever,
  Data extends z.ZodType = z.ZodType,
>(
  path: `${Method} ${string}`,
  declared: Declared<Type, A, Input> & { answer: Data },
): Call<Type, A, Input, Data, 'one'>;
export function call<
  const Type extends LoginType,
  const A extends Allow,
  Input extends z.ZodType = z.ZodNever,
  Data extends z.ZodType = z.ZodType,
>(
  path: `${Method} ${string}`,
  declared: Declared<Type, A, Input> & { rows: Data },
): Call<Type, A, Input, Data, 'list'>;
export function call<
  const Type extends LoginType,
  const A extends Allow,
  Input extends z.ZodType = z.ZodNever,
>(
  path: `${Method} ${string}`,
  declared: Declared<Type, A, Input> & { sendsFile: true },
): Call<Type, A, Input, z.ZodNever, 'file'>;
/** Declares one call: `call('GET part/info', { types, allow, input, answer })`. */
/* @__NO_SIDE_EFFECTS__ */
export function call(
  path: `${Method} ${string}`,
  {
    answer,
    rows,
    sendsFile,
    ...declared
  }: Declared<LoginType, Allow, z.ZodType> & {
    answer?: z.ZodType;
    rows?: z.ZodType;
    sendsFile?: true;
  },
): Call {
  const [method, address] = path.split(' ') as [Method, string];
  const data = answer ?? rows;
  return {
    ...declared,
    method,
    path: address,
    kind: sendsFile ? 'file' : rows ? 'list' : 'one',
    ...(data ? { data } : {}),
  };
}

/** The input of a call that takes nothing. */
export type NoInput = Readonly<Record<string, never>>;
/** The input of a call; void where it takes none. */
export type InputOf<C> =
  C extends Call<LoginType, Allow, infer Input>
    ? Input extends z.ZodNever
      ? NoInput
      : z.input<Input>
    : never;
/** The data of an answer: one value, or one row of a list. */
export type DataOf<C> =
  C extends Call<LoginType, Allow, z.ZodType, infer Data> ? z.output<Data> : never;
/** The whole response with its envelope. */
export type AnswerOf<C> =
  C extends Call<LoginType, Allow, z.ZodType, infer Data, infer Kind>
    ? Kind extends 'list'
      ? ListAnswer<z.output<Data>>
      : Answer<z.output<Data>>
    : never;
