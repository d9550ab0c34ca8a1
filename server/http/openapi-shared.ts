type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^a-z\d]+)([a-z\d])?/gi, (_all, letter: string | undefined) =>
    letter === undefined ? '' : letter.toUpperCase(),
  );

/** Short ones are easier to read where they stand. */
const shortest = 160;
const isNamed = (schema: Json, text: string): boolean =>
  text.length >= shortest && ('properties' in schema || 'enum' in schema);

type Visit = (schema: Json, name: string) => void;

/** Calls back for each schema inside of another, the innermost first. */
function eachInside(schema: Json, name: string, visit: Visit): void {
  const into = (value: unknown, more: string) => {
    if (!isObject(value)) return;
    eachInside(value, name + pascal(more), visit);
    visit(value, name + pascal(more));
  };
  for (const [property, value] of Object.entries(
    isObject(schema.properties) ? schema.properties : {},
  ))
    into(value, property);
  for (const where of ['items', 'additionalProperties']) into(schema[where], '');
  for (const where of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (Array.isArray(schema[where])) for (const value of schema[where]) into(value, '');
}

/** Calls back for every schema of bodies and answers, with a name for it. */
function eachSchema(paths: Record<string, Record<string, Json>>, visit: Visit): void {
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) {
      const [resource = ''] = operation.tags as string[];
      const name = pascal(resource);
      const whole = (content: unknown, role: string) => {
        for (const kind of Object.values(isObject(content) ? content : {})) {
          const { schema } = kind as { schema?: unknown };
          if (!isObject(schema)) continue;
          eachInside(schema, name + role, visit);
          visit(schema, name + role);
        }
      };
      const {
        requestBody,
        responses,
        parameters = [],
      } = operation as {
        requestBody?: Json;
        responses: Record<string, Json>;
        parameters?: Json[];
      };
      whole(requestBody?.content, 'Input');
      for (const response of Object.values(responses)) whole(response.content, '');
      for (const { name: field, schema } of parameters)
        if (isObject(schema)) {
          eachInside(schema, pascal(String(field)), visit);
          visit(schema, pascal(String(field)));
        }
    }
}

/**
 * Moves schemas that stand in several places to one, and leaves references: programs that are made of the description get
 * one type for each of them. Returns the moved ones by their names.
 */
export function shareSchemas(paths: Record<string, Record<string, Json>>): Record<string, Json> {
  const texts = new Map<Json, string>();
  const counts = new Map<string, number>();
  eachSchema(paths, (schema) => {
    const text = texts.get(schema) ?? JSON.stringify(schema);
    texts.set(schema, text);
    if (isNamed(schema, text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const names = new Map<string, string>();
  const moved: Record<string, Json> = {};
  const freeName = (name: string) => {
    let free = name;
    for (let n = 2; free in moved || free === 'Failure'; n += 1) free = `${name}${n}`;
    return free;
  };
  eachSchema(paths, (schema, name) => {
    const text = texts.get(schema);
    // Outer ones are looked at after what is inside of them; what was moved already is a reference.
    if (text === undefined || (counts.get(text) ?? 0) < 2 || '$ref' in schema) return;
    const known = names.get(text) ?? freeName(name);
    if (!names.has(text)) moved[known] = { ...schema };
    names.set(text, known);
    for (const key of Object.keys(schema)) delete schema[key];
    schema.$ref = `#/components/schemas/${known}`;
  });
  return moved;
}
