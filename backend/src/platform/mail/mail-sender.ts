import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../config/env.ts';

const SECOND = 1000;

interface MailProblem {
  message: string;
  /** True: the server refused the recipient for good, so repeating cannot help. */
  permanent: boolean;
}

export interface MailSender {
  send(mail: SendMailOptions): Promise<void>;
  problemOf(error: unknown): MailProblem;
  close(): void;
}

/** Sends by SMTP if configured, otherwise writes files. */
export const mailSender = ({ smtpUrl, dataDir }: Pick<Env, 'smtpUrl' | 'dataDir'>): MailSender =>
  smtpUrl ? smtpSender(smtpUrl) : fileSender(path.join(dataDir, 'outbox'));

function smtpSender(url: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    problemOf(error) {
      const { code, responseCode = 0, message } = error as Error & { code?: string; responseCode?: number };
      return { message: message.slice(0, 500), permanent: code === 'EENVELOPE' && responseCode >= 500 };
    },
    close: () => transport.close(),
  };
}

/** Writes one file per email, atomically; the same email replaces its file. */
function fileSender(folder: string): MailSender {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message, messageId } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = path.join(folder, `.${randomUUID()}.part`);
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path.join(folder, `${messageId.slice(1, messageId.lastIndexOf('@'))}.eml`));
    },
    problemOf: (error) => ({ message: (error as Error).message.slice(0, 500), permanent: false }),
    close: () => transport.close(),
  };
}
