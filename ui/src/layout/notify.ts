import { EMAIL_WAITS, mailsAreSetUp } from './emails-wait.ts';

export interface MessageLink {
  label: string;
  /** Address of a page of the product. */
  href: string;
}

export interface Message {
  /** `waits`: what was asked for is done, but its letter is not sent. */
  type: 'success' | 'waits' | 'error' | 'warning' | 'info';
  text: string;
  /** Further sentences of the same message. */
  more?: readonly string[];
  /** A page to be opened beside this one. */
  link?: MessageLink;
  /** Milliseconds that it stays, when it is not as long as the others of its area. */
  life?: number;
}

/** Tells the page that a message waits for the toasts' code. */
export const MESSAGE_WAITS = 'clinic:message-waits';

const waiting: Message[] = [];
let present: ((message: Message) => void) | undefined;

function say(message: Message): void {
  if (present) return present(message);
  waiting.push(message);
  window.dispatchEvent(new Event(MESSAGE_WAITS));
}

/** Passes earlier messages to a new presenter, and later ones until the returned function is called. */
export function presentMessages(by: (message: Message) => void): () => void {
  present = by;
  for (const message of waiting.splice(0)) by(message);
  return () => {
    present = undefined;
  };
}

const sayAs =
  (type: Message['type']) =>
  (text: string, life?: number): void =>
    say({ type, text, life });

/** Shows messages at the top right; they stay while hovered or focused. */
export const notify = {
  success: (text: string, ...more: string[]): void => say({ type: 'success', text, more }),
  /** Announces a success with an email; without a tick, and with a note, while emails are not sent. */
  emailed: (text: string, ...more: string[]): void => notify.emailedWith(undefined, text, ...more),
  emailedWith: (link: MessageLink | undefined, text: string, ...more: string[]): void =>
    say(
      mailsAreSetUp()
        ? { type: 'success', text, link, more }
        : { type: 'waits', text, link, more: [...more, EMAIL_WAITS] },
    ),
  /** Announces a success with what may be done next. */
  successWith: (link: MessageLink | undefined, text: string): void => say({ type: 'success', text, link }),
  error: sayAs('error'),
  warning: sayAs('warning'),
  info: sayAs('info'),
};
