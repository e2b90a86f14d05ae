import { expect, it } from 'vitest';
import type { Complete } from './complete.ts';

interface NewClient {
  name: string;
  email: string;
  takeOver?: boolean;
}

it('a client without one of the fields does not compile, optional fields included', () => {
  const named = { name: 'Asha', email: 'a@x.in' };
  const whole: Complete<NewClient> = { ...named, takeOver: undefined };
  // @ts-expect-error A field that may be left out is missing.
  const forgotten: Complete<NewClient> = named;
  expect(forgotten).toEqual({ ...whole });
});
