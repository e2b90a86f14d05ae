import { clientGrid, enquiryGrid } from '@clinic/contract/grid-calls';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/plan-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, anEnquiry } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ClientDetailsPage from './ClientDetailsPage.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useParams: () => ({ clientId: 'c1' }),
}));

const meera = aClient({ id: 'c1', name: 'Meera Joshi', status: 'new' });
const enquiry = anEnquiry({
  id: 'e1',
  client: 'c1',
  createdAt: '2026-01-05T09:00:00.000Z',
  age: 34,
  location: 'Surat',
  plan: 'thyroid',
  message: 'Since my second child.\nMornings are best.',
});

it('keeps what the client asked on the website readable, and booking is one step away', async () => {
  const { sent } = renderArea(<ClientDetailsPage />, [
    on(clientGrid.get, meera, { id: 'c1' }),
    on(enquiryGrid.list, [enquiry]),
    on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId: 'c1' }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId: 'c1' }),
  ]);
  const asked = within(await screen.findByRole('region', { name: 'Enquiry' }));
  expect(asked.getByText(/34 years · Surat · About: .*Thyroid/)).toBeVisible();
  expect(asked.getByText(/Mornings are best/)).toBeVisible();
  expect(requestsOf(sent, enquiryGrid.list)[0]?.query.get('filter')).toBe('{"client":"c1"}');
  expect(screen.getByRole('link', { name: 'Book appointment' })).toHaveAttribute(
    'href',
    expect.stringContaining('/appointments?client=c1'),
  );
});
