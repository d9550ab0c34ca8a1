import type { Generated } from 'kysely';
import type { Defaulted, Maybe, MaybeTime, Time } from './columns.ts';

/** The messages to people that wait to be sent, and those that were. */
export type MessageTables = {
  sms_message: {
    id: Generated<number>;
    sealed: Buffer;
    template: string;
    mobile_index: Maybe<Buffer>;
    state: Defaulted<'waiting' | 'sent' | 'failed'>;
    error: Maybe<string>;
    create_time: Time;
    send_time: MaybeTime;
  };
  mail_message: {
    id: Generated<number>;
    sealed: Buffer;
    /** Only until it is sent. */
    file: Maybe<Buffer>;
    template: string;
    email_index: Buffer;
    state: Defaulted<'waiting' | 'sent' | 'failed'>;
    error: Maybe<string>;
    create_time: Time;
    send_time: MaybeTime;
  };
};
