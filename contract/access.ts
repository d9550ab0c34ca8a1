/** The right of roles that may do everything their company's version allows. */
export const everyPermission = '*';

type Requirement = string | readonly string[] | null | undefined;
const asList = (requirement: Requirement): readonly string[] =>
  requirement === null || requirement === undefined || requirement === ''
    ? []
    : typeof requirement === 'string'
      ? [requirement]
      : requirement;

/** All required values are held; an empty requirement passes. */
export function holdsAll(held: readonly string[], requirement: Requirement): boolean {
  return asList(requirement).every((one) => held.includes(one));
}

/** At least one of the required values is held; an empty requirement passes. */
export function holdsAny(held: readonly string[], requirement: Requirement): boolean {
  const wanted = asList(requirement);
  return wanted.length === 0 || wanted.some((one) => held.includes(one));
}
