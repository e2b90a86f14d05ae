import { clientCalls } from '@clinic/contract/clients/client-calls';
import { draftOf } from '@clinic/ui/drafts';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  bodyOf,
  chooseMeal,
  create,
  edit,
  open,
  plan,
  stored,
  typeItem,
} from '../../test/diet-plan-desk.tsx';

test('a new plan begins with one empty week of seven days and is saved as a draft', async () => {
  const { user, calls } = open([
    create(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) })),
  ]);
  await chooseMeal(user, 'On Rising', '07:00');
  await typeItem(user, 'amla juice');
  await user.keyboard('{Enter}');
  expect(screen.getByText('7 of 7 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish Meal' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText('Diet plan created and saved successfully!')).toBeVisible();
  expect(bodyOf(calls, 'POST')).toMatchObject({
    program: 'Detox',
    status: 'draft',
    totalDays: 7,
    weeks: [
      {
        weekNumber: 1,
        title: 'Week 1',
        mealPlan: [
          {
            mealType: 'On Rising',
            mealTime: '07:00',
            itemGroups: [[{ days: 7, name: 'Amla Juice', unit: 'glass', quantity: 1 }]],
          },
        ],
      },
    ],
  });
  expect(JSON.stringify(bodyOf(calls, 'POST'))).not.toContain('"key"');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.getByText('Draft: your client cannot see this yet')).toBeVisible();
  expect(draftOf('doctor', 'a'.repeat(24), `dietPlan:${clientId}`).read()).toBeNull();
});

test('a published plan is published again only after a question, or kept as a draft', async () => {
  const published = plan({ status: 'published', hasPublished: true });
  const { user, calls } = open([
    stored({ dietPlan: published }),
    edit({ message: 'Saved', dietPlan: published }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Update Diet Plan' }));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Diet plan updated and published successfully!')).toBeVisible();
  expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published', updatedAt: published.updatedAt });
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT').status).toBe('draft'));
});

test('what to take and to avoid is saved line by line, without empty lines', async () => {
  const saved = plan({ take: ['Warm water'] });
  const { user, calls } = open([stored({ dietPlan: saved }), edit({ message: 'Saved', dietPlan: saved })]);
  const take = await screen.findByRole('textbox', { name: 'Take' });
  expect(take).toHaveValue('Warm water');
  await user.type(take, '{Enter}{Enter}Moong dal ');
  await user.type(screen.getByRole('textbox', { name: 'Avoid' }), 'Maida');
  await user.click(screen.getByRole('button', { name: /^Save Diet Plan|as draft/ }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT')).toMatchObject({ take: ['Warm water', 'Moong dal'], avoid: ['Maida'] }),
  );
});

test('a plan without meals or without a program is not sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please add at least one meal plan across the weeks before saving',
  );
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('without a program the screen says so and saving is refused', async () => {
  const { user } = open([on(clientCalls.one, new Refused('SERVER_ERROR'), { id: clientId })]);
  expect(await screen.findByText('No client plan found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Client plan not found. Please ensure the client has a plan assigned.',
  );
});
