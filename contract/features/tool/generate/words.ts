/** Reserved words of PostgreSQL. */
const sqlWords =
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where window with';
/** Reserved words of TypeScript. */
const typescriptWords =
  'abstract any arguments async await boolean break case catch class const constructor continue debugger declare default delete do else enum eval export extends false finally for function get if implements import in infer instanceof interface keyof let module namespace never new null number object of package private protected prototype public readonly require return set static string super switch symbol this throw true try type typeof undefined unknown var void while with yield';
/** Names that generated files import, or well-known globals. */
const takenTypes =
  'array batch bigint boolean column columns condition date document element error event features file filter filters form function image json link map menu node number object offer page part promise reader record request response set state string symbol test text time user';
/** Columns and query parameters that every list has. */
const ownColumns =
  'id ids company_id version create_by create_time update_by update_time search grams page keyword sort_field sort_by dealer_id account_id';

const words = (...lists: string[]) => new Set(lists.flatMap((list) => list.split(' ')));
const forResources = words(sqlWords, typescriptWords, takenTypes);
const forColumns = words(sqlWords, typescriptWords, ownColumns);

export const isReservedResource = (name: string): boolean => forResources.has(name.toLowerCase());
export const isReservedColumn = (name: string): boolean => forColumns.has(name.toLowerCase());
