import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ended, answered, open } from '../../test/progress-report-screen.tsx';

test('the doctor’s words are saved with the program, in the state in which it was read', async () => {
  const programs = [ended];
  const { user } = open(programs, '?program=ended', [
    on(
      programCalls.saveReportWords,
      ({ body: { words: reportWords } }) => {
        programs[0] = { ...ended, reportWords, updatedAt: '2026-02-11T06:00:00.000Z' };
        return { message: 'Your words are saved.', program: programs[0] };
      },
      { clientId },
    ),
  ]);
  const words = await screen.findByLabelText('Your words');
  expect(screen.getByRole('button', { name: 'Save words' })).toBeDisabled();
  await user.type(words, ' See you in spring.');
  const reportWords = 'Well done. See you in spring.';
  await user.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText('Your words are saved.')).toBeVisible();
  expect(answered.find(({ method }) => method === 'PUT')?.body).toEqual({
    program: 'ended',
    words: reportWords,
    updatedAt: ended.updatedAt,
  });
  expect(words).toHaveValue(reportWords);
  expect(screen.getByRole('button', { name: 'Save words' })).toBeDisabled();
});

test('words that another window saved meanwhile are not written over', async () => {
  const { user } = open([ended], '?program=ended', [
    on(programCalls.saveReportWords, new Refused('STALE_RECORD'), { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Your words'), ' See you in spring.');
  await user.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
  expect(screen.getByLabelText('Your words')).toHaveValue('Well done. See you in spring.');
});
