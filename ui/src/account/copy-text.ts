import { notify } from '../layout/notify.ts';

/** Copies a text to the clipboard and confirms it; browsers refuse on addresses without TLS. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error('This browser does not copy here. Please write it down.');
  }
}
