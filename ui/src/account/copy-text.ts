import { notify } from '../layout/notify.ts';

/** Puts a text into the clipboard and says so with the given sentence; browsers refuse it on plain addresses. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error('This browser does not copy here. Please write it down.');
  }
}
