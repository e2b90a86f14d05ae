import { storeSession } from '@clinic/ui/session/session.ts';
import { answerApi } from '@clinic/ui/test/api.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../lib/session-end.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { makeRouter } from './router.tsx';

test('a page whose session is refused keeps its records until the log-in stands in its place', async () => {
  answerApi([]);
  storeSession('doctor', { id: 'd1', name: 'Dr Asha Mehta' }, 'token-1');
  history.replaceState(null, '', '/doctor/clients');
  const queryClient = createQueryClient();
  const router = makeRouter(queryClient);
  queryClient.setQueryData(['form'], 'shown');
  endSession('doctor', 'refused');
  // An editor that lost its record now would take its draft for nothing typed.
  expect(queryClient.getQueryData(['form'])).toBe('shown');
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/login'));
  await waitFor(() => expect(queryClient.getQueryData(['form'])).toBeUndefined());
});

test('a log-out leaves no record in the page', () => {
  answerApi([]);
  const queryClient = createQueryClient();
  makeRouter(queryClient);
  queryClient.setQueryData(['form'], 'shown');
  endSession('doctor', 'logged-out');
  expect(queryClient.getQueryData(['form'])).toBeUndefined();
});
