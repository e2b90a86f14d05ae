import { jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom } from 'rxjs';
import { AnswerLimit } from './answer-limit.ts';
import { Multipart } from './body.guard.ts';

class Handlers {
  json(this: void) {}
  @Multipart()
  file(this: void) {}
}

describe('a slow request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const calling = (method: string, handler: () => void, headersSent = false) => {
    let finish: (value: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => (finish = resolve));
    const context = {
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => ({ method }), getResponse: () => ({ headersSent }) }),
    } as unknown as ExecutionContext;
    const limit = new AnswerLimit(new Reflector());
    const answer = lastValueFrom(limit.intercept(context, { handle: () => from(work) }));
    return { answer, finish };
  };
  const { json, file } = Handlers.prototype;

  it.each([
    ['POST', 'OUTCOME_UNKNOWN'],
    ['PUT', 'OUTCOME_UNKNOWN'],
    ['DELETE', 'OUTCOME_UNKNOWN'],
    ['GET', 'SERVICE_UNAVAILABLE'],
  ])('gets an error after 15 seconds of a %s: %s', async (method, code) => {
    const { answer } = calling(method, json);
    const told = answer.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await told).toMatchObject({ code, extra: { retryAfter: 5 } });
  });

  it('is answered when it is done in time', async () => {
    const { answer, finish } = calling('POST', json);
    await jest.advanceTimersByTimeAsync(14_999);
    finish('done');
    expect(await answer).toBe('done');
  });

  it('may take two minutes with a file, and any time once its answer is on the way', async () => {
    const upload = calling('POST', file);
    const download = calling('GET', json, true);
    await jest.advanceTimersByTimeAsync(119_999);
    upload.finish('stored');
    download.finish('all rows');
    expect(await upload.answer).toBe('stored');
    expect(await download.answer).toBe('all rows');
  });
});
