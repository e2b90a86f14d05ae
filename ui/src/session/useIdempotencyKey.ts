import { useRef } from 'react';

function randomKey(): string {
  // crypto.randomUUID exists on secure origins only, and a clinic may run on a plain address of its own network.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** An idempotency key per filled form: the same while the same contents are sent again, a new one for others. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ contents: '', key: '' });
  return (body) => {
    const contents = JSON.stringify(body);
    if (last.current.contents !== contents) last.current = { contents, key: randomKey() };
    return last.current.key;
  };
}
