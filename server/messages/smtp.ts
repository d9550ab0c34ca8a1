import type { SMTPTransportOptions } from 'nodemailer';

const patience = 15_000;
/** How much of an answer is kept as the reason of a failure. */
const longest = 300;

export type OutgoingMail = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In base64. */
  file?: { name: string; content: string };
};

/** How to reach the server of `smtp://user:password@host:587`, or `smtps://…` with TLS from the first byte. */
export function smtpOptions(address: string): SMTPTransportOptions {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : url.username ? 587 : 25),
    secure,
    // A password is never sent in the clear, whatever the server offers.
    requireTLS: !secure && url.username !== '' && !isHere,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands a mail to the SMTP server. A repeated one has the same id, by which receivers know it. */
export async function sendMail(address: string, mail: OutgoingMail): Promise<void> {
  // Loaded on first use: installations without mail never pay for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpOptions(address));
  const { id, file, ...content } = mail;
  const domain = /@([^>\s]+)>?$/.exec(mail.from)?.[1] ?? 'localhost';
  const sent = transport.sendMail({
    ...content,
    ...(file && {
      attachments: [{ filename: file.name, content: file.content, encoding: 'base64' }],
    }),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const fault = await sent.then(
    () => null,
    (error: unknown) => explain(error),
  );
  transport.close();
  if (fault) throw new Error(fault);
}

// Servers and the library write an address in letters of their own: no address at all is kept.
const anyAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** The reason in the server's words, without the receiver: logs and lists show it. */
function explain(error: unknown): string {
  const { message, code = '' } = error as Error & { code?: string };
  const words = message.replaceAll(anyAddress, '***').replaceAll(/\s+/g, ' ');
  return `the mail server could not be used (${code}): ${words}`.slice(0, longest);
}
