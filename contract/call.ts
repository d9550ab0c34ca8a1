import type * as z from 'zod';
import type { Answer, ListAnswer, SuccessCode } from './envelope.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';

/** Who may call: anyone, whoever is signed in (their own affairs), or holders of a permission. */
export type Allow = 'public' | 'signedIn' | Permission;

/** One answer, the rows of a list, or a file. */
export type CallKind = 'one' | 'list' | 'file';

type Method = 'GET' | 'POST';

/**
 * One call as both sides know it: the server serves it (`serve`), the browser makes it (`api`). What goes in, what
 * comes out and who may ask are checked by the compiler on either side.
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
  /** The login types it serves; each prefixes the path, and web's also stands without prefix. */
  types: readonly Type[];
  allow: A;
  kind: Kind;
  input?: Input;
  /** The schema of the answer, or of one row of a list. */
  data?: Data;
  /** Labels of its fields in messages. */
  fields?: Readonly<Record<string, Text>>;
  /** A POST whose input stands in the query, as some callers send it. */
  readsQuery?: true;
  /** The codes of success where it is not 0; the first unless the server says another. */
  successCodes?: readonly SuccessCode[];
  /** Takes multipart/form-data with at most one file of this size; the other fields are the input. */
  uploadBytes?: number;
};

type Declared<Type extends LoginType, A extends Allow, Input extends z.ZodType> = Pick<
  Call<Type, A, Input>,
  'types' | 'allow' | 'input' | 'fields' | 'readsQuery' | 'successCodes' | 'uploadBytes'
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

/** What a caller gives: nothing where the call takes nothing. */
export type InputOf<C> =
  C extends Call<LoginType, Allow, infer Input>
    ? Input extends z.ZodNever
      ? Record<never, never>
      : z.input<Input>
    : never;
/** What a caller is given: one answer, or one row of a list. */
export type DataOf<C> =
  C extends Call<LoginType, Allow, z.ZodType, infer Data> ? z.output<Data> : never;
/** The whole answer in its envelope. */
export type AnswerOf<C> =
  C extends Call<LoginType, Allow, z.ZodType, infer Data, infer Kind>
    ? Kind extends 'list'
      ? ListAnswer<z.output<Data>>
      : Answer<z.output<Data>>
    : never;
