import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../session/api-error.ts';
import { useSaving } from './useSaving.ts';

/** Draws the hook and records its steps; each answer waits until the test releases it. */
function show() {
  const steps: string[] = [];
  const waiting: ((failure?: ApiError) => void)[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push((failure) => (failure ? reject(failure) : resolve()));
    });
  const { result } = renderHook(() =>
    useSaving({
      send: () => {
        steps.push('sent');
        return wait();
      },
      saved: () => steps.push('saved'),
      otherwise: 'Not saved.',
      refused: async () => {
        await wait();
        steps.push('read anew');
      },
      settled: () => steps.push('settled'),
    }),
  );
  const letGo = (failure?: ApiError) => act(async () => waiting.shift()?.(failure));
  return { result, steps, letGo };
}

it('sends once what is pressed twice, and again what is pressed after the answer', async () => {
  const { result, steps, letGo } = show();
  act(() => {
    void result.current.save({});
    void result.current.save({});
  });
  expect(result.current.isBusy).toBe(true);
  await letGo();
  expect(steps).toEqual(['sent', 'saved', 'settled']);
  expect(result.current).toMatchObject({ isBusy: false, isSaved: true, refusal: null });
  act(() => void result.current.save({}));
  expect(steps.at(-1)).toBe('sent');
  await letGo();
});

it('shows a refusal when what it reads anew is there, and is busy until then', async () => {
  const { result, steps, letGo } = show();
  act(() => void result.current.save({}));
  const failure = new ApiError(409, { code: 'STALE_RECORD', message: 'Changed meanwhile.' });
  await letGo(failure);
  expect(result.current).toMatchObject({ isBusy: true, refusal: null });
  await letGo();
  expect(steps).toEqual(['sent', 'read anew', 'settled']);
  expect(result.current).toMatchObject({
    isBusy: false,
    isSaved: false,
    refusal: { sentence: 'Changed meanwhile.', stale: true, failure },
  });
});

it('is busy until what follows a success is read anew', async () => {
  let readAnew = () => undefined as void;
  const { result } = renderHook(() =>
    useSaving({
      send: async () => undefined,
      saved: () => undefined,
      otherwise: 'Not saved.',
      settled: () => new Promise<void>((resolve) => (readAnew = resolve)),
    }),
  );
  await act(async () => void result.current.save({}));
  expect(result.current).toMatchObject({ isBusy: true, isSaved: true });
  await act(async () => readAnew());
  expect(result.current.isBusy).toBe(false);
});
