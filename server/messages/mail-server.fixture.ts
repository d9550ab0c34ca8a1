import { createServer, type AddressInfo, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string; auth: string; source: string };

/** A mail server that speaks SMTP: takes what it is given, at once or when told to, or answers RCPT as it is told. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = { answer: '250 ok', commands: [] as string[], taken: Promise.resolve() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, state, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    state,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

type State = { answer: string; commands: string[]; taken: Promise<void> };

function talk(socket: Socket, state: State, received: ReceivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: '', auth: '', source: '' };
  let isData = false;
  let rest = '';
  const obey = (line: string) => {
    if (isData) {
      if (line !== '.') {
        // A leading dot is doubled on the way.
        mail.source += `${line.replace(/^\.\./, '.')}\r\n`;
        return;
      }
      isData = false;
      received.push(mail);
      mail = { ...mail, from: '', to: '', source: '' };
      void state.taken.then(() => say('250 queued'));
      return;
    }
    state.commands.push(line);
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'EHLO') say('250-mail.example\r\n250 AUTH PLAIN');
    else if (verb === 'AUTH') {
      mail.auth = Buffer.from(line.split(' ').at(-1)!, 'base64').toString();
      say('235 welcome');
    } else if (verb === 'MAIL') {
      mail.from = /<(.*?)>/.exec(line)![1]!;
      say('250 ok');
    } else if (verb === 'RCPT') {
      mail.to = /<(.*?)>/.exec(line)![1]!;
      say(state.answer.replace('{to}', mail.to));
    } else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  say('220 mail.example');
  socket.on('data', (piece) => {
    rest += piece.toString('latin1');
    const lines = rest.split('\r\n');
    rest = lines.pop()!;
    lines.forEach(obey);
  });
}

/** A header of a mail, decoded. */
export function headerOf(source: string, name: string): string {
  const head = source.split('\r\n\r\n')[0]!.replaceAll(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  return decodeWords(line.slice(name.length + 1).trim());
}

const decodeWords = (value: string) =>
  value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, way: string, words: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString()
        : unquote(words.replaceAll('_', ' ')),
    );
const unquote = (words: string) =>
  Buffer.from(
    words
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The plain and the HTML part of a mail. */
export function partsOf(source: string): { text: string; html: string } {
  const read = (type: string) => {
    const [, found = ''] = source.split(`Content-Type: ${type}`);
    const [head = '', ...body] = found.split('\r\n\r\n');
    const content = body.join('\r\n\r\n').split('\r\n--')[0]!;
    if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString();
    return /quoted-printable/i.test(head) ? unquote(content) : content;
  };
  return { text: read('text/plain'), html: read('text/html') };
}
