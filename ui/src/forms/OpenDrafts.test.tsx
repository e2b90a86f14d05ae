// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answerApi, cutOff } from '../../test/api.ts';
import { closeDrafts, draftOf } from '../drafts.ts';
import { storeSession } from '../session/session.ts';
import { OpenDrafts } from './OpenDrafts.tsx';

const Form = () => <p>{draftOf<string>('doctor', 'd1', 'form:c1').read()?.value ?? 'nothing'}</p>;
const show = () =>
  render(
    <MemoryRouter>
      <OpenDrafts area="doctor" account="d1">
        <Form />
      </OpenDrafts>
    </MemoryRouter>,
  );

test('screens are there at once when nothing was typed before', () => {
  cutOff();
  show();
  expect(screen.getByText('nothing')).toBeVisible();
});

test('screens wait for what was typed, and offer to try again when the server is away', async () => {
  storeSession('doctor', { id: 'd1', name: 'Dr Asha' }, 'token');
  answerApi([]);
  draftOf('doctor', 'd1', 'form:c1').keep('peanuts');
  await waitFor(() => expect(localStorage.getItem('draft:doctor:d1:form:c1')).not.toBeNull());
  closeDrafts('doctor');
  cutOff();
  show();
  expect(screen.queryByText('nothing')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('It is still there.');
  answerApi([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('peanuts')).toBeVisible();
});
