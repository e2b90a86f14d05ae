import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { addressOf } from '@clinic/contract/calls';
import { expect, test, vi } from 'vitest';
import { endOnServer } from './end-on-server.ts';
import { apiOf } from './http.ts';

/** Installs a server that never answers, and records requests and aborts. */
function silentServer(): string[] {
  const heard: string[] = [];
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    const request = `${url} of ${new Headers(headers).get('Authorization')?.replace('Bearer ', '')}`;
    heard.push(`asked ${request}`);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        heard.push(`gave up ${request}`);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  });
  return heard;
}

const apiWith = (token: string) => apiOf({ token: () => token });
const items = `/api${addressOf(inventoryCalls.all)}`;
const logOut = `/api${addressOf(accountCalls.logOut)}`;

test('a session’s end gives up what is still being read with it, and then tells the server', async () => {
  const heard = silentServer();
  const settled = vi.fn<() => void>();
  apiWith('mine').call(inventoryCalls.all, {}).then(settled, settled);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  endOnServer('mine');
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard.slice(1)).toEqual([`gave up ${items} of mine`, `asked ${logOut} of mine`]);
  expect(settled).not.toHaveBeenCalled();
});

test('what another session reads goes on, and so does what is being saved', async () => {
  const heard = silentServer();
  void apiWith('another').call(inventoryCalls.all, {});
  void apiWith('mine').call(inventoryCalls.takeStock, { id: 'i1', body: { quantity: 1 } });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  endOnServer('mine');
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard.filter((line) => line.startsWith('gave up'))).toEqual([]);
});

test('a screen that gives up its own reading hears so', async () => {
  const heard = silentServer();
  const left = new AbortController();
  const reading = apiWith('mine').call(inventoryCalls.all, {}, { signal: left.signal });
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  left.abort();
  await expect(reading).rejects.toThrow('Aborted');
});
