import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps received emails. */
export interface SmtpInbox {
  url: string;
  mails: Email[];
  /** The server's reaction to the next email; undefined: it accepts. */
  next?: 'hang-up' | 'busy' | 'hold';
  /** Resolves when an email is held: sent, but never acknowledged. */
  held: Promise<void>;
  /** Resolves at that number of emails. */
  has(count: number): Promise<void>;
  /** Recipients that the server refuses. */
  unknown: Set<string>;
  close(): Promise<void>;
}

export async function openSmtpInbox(): Promise<SmtpInbox> {
  const arrivals = new EventEmitter();
  let tellHeld = () => {};
  const held = new Promise<void>((resolve) => (tellHeld = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (!inbox.unknown.has(address)) return done();
      done(Object.assign(new Error(`No such mailbox <${address}>`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      const trouble = inbox.next;
      inbox.next = undefined;
      if (trouble === 'hold') return void stream.on('end', tellHeld).resume();
      if (trouble === 'hang-up') {
        for (const connection of server.connections) connection.close();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (trouble === 'busy')
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          inbox.mails.push(mail);
          done();
          arrivals.emit('mail');
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    unknown: new Set(),
    held,
    async has(count) {
      while (inbox.mails.length < count) await once(arrivals, 'mail');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return inbox;
}
