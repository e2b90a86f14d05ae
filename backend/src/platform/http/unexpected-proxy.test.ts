import type { Response } from 'express';
import { warnOfProxy } from './unexpected-proxy.ts';

describe('a proxy in front', () => {
  const proxied = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const said = (trustProxy: number, requests: { headers: Record<string, string> }[]) => {
    const sentences: string[] = [];
    let passed = 0;
    const watch = warnOfProxy({ trustProxy }, (sentence) => sentences.push(sentence));
    for (const request of requests) watch(request, {} as Response, () => (passed += 1));
    expect(passed).toBe(requests.length);
    return sentences;
  };

  it('is reported once, at the first request, when the server was not told of it', () => {
    expect(said(0, [{ headers: {} }])).toEqual([]);
    const [sentence, ...others] = said(0, [{ headers: {} }, proxied, proxied]);
    expect(sentence).toContain('TRUST_PROXY');
    expect(sentence).not.toContain('203.0.113.7');
    expect(others).toEqual([]);
  });

  it('is not reported when the server was told of it', () => expect(said(1, [proxied])).toEqual([]));
});
