import { useRef } from 'react';

const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One key per filled form: sending the same contents again, after a lost answer, does not create a second record. */
export const useIdempotencyKey = (): ((body: unknown) => string) => {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: freshKey() };
    return last.current.key;
  };
};
