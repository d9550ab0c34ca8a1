import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Language } from '#contract/language.ts';
import { formatMoney } from '#contract/money.ts';
import { actorOf, type CompanySession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { queueSms } from '../messages/sms.ts';
import type { RecordCall } from '../records/plan.ts';
import { writeTrackLink } from './track.ts';
import { statusWords } from './words.ts';

type Told = {
  company: number;
  id: number;
  code: string;
  state: RepairState;
  total: number;
  mobile: string;
  language: Language;
  /** The customer is asked to accept a price. */
  isQuote: boolean;
};

/** Sends the customer a text message with the public status and a link to the progress; as the system: messages are closed to companies. */
export async function tellCustomer(app: App, tx: Tx, told: Told): Promise<void> {
  const { company: of, id, code, state, total, mobile, language, isQuote } = told;
  const company = await tx
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', of)
    .executeTakeFirstOrThrow();
  const link = writeTrackLink(app, of, id);
  await queueSms(app, tx, {
    mobile,
    template: isQuote ? 'repairQuote' : 'repair',
    language,
    params: {
      company: company.name,
      code,
      status: (await statusWords(tx, language))(statusOf[state]),
      total: formatMoney(total, 'CNY'),
      link: `${publicAddress(app)}/afterrecords?language=${language}&request=${encodeURIComponent(link)}`,
    },
  });
}

type Moved = Omit<Told, 'company' | 'mobile'> & { mobile_sealed: Buffer };

/** The same after a move of the repair; nothing once the person's data was erased. */
export async function messageCustomer(
  { app, tx, session }: RecordCall<CompanySession>,
  { mobile_sealed: sealed, ...told }: Moved,
): Promise<void> {
  const mobile =
    sealed.length === 0 ? '' : app.secrets.open('repair.mobile', session.companyId, sealed);
  if (mobile === '') return;
  await asSystem(tx, actorOf(session), () =>
    tellCustomer(app, tx, { ...told, company: session.companyId, mobile }),
  );
}
