export interface Message {
  type: 'success' | 'error' | 'info';
  text: string;
  /** Milliseconds that it stays. */
  life: number;
}

/** Tells the page that a message waits for the toasts' code. */
export const MESSAGE_WAITS = 'clinic:message-waits';

const waiting: Message[] = [];
let present: ((message: Message) => void) | undefined;

/** 3 seconds for doctors, 5 for everybody else. */
const toastLife = (): number => (location.pathname.startsWith('/doctor') ? 3000 : 5000);

function say(message: Message): void {
  if (present) return present(message);
  waiting.push(message);
  window.dispatchEvent(new Event(MESSAGE_WAITS));
}

/** Hands over what was said so far, and what will be until the answered function is called. */
export function presentMessages(by: (message: Message) => void): () => void {
  present = by;
  for (const message of waiting.splice(0)) by(message);
  return () => {
    present = undefined;
  };
}

/** Messages at the top right; they stay while they are hovered or focused. */
export const notify = {
  success: (text: string, life = toastLife()) => say({ type: 'success', text, life }),
  error: (text: string, life = toastLife()) => say({ type: 'error', text, life }),
  info: (text: string, life = toastLife()) => say({ type: 'info', text, life }),
};
