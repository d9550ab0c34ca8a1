import type { CompanySession } from '../../access/sessions.ts';
import type { CallContext } from '../../http/endpoint.ts';

/** The call that sends what a phone gathered, by staff or a dealer. */
export type Call = CallContext<unknown, CompanySession>;
