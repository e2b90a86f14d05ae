import { aSelf } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { renderAt } from './render.tsx';

export const client = aSelf({ id: 'c1', name: 'Meera Joshi' });
export async function fill() {
  const page = renderAt('/client/register');
  const type = async (label: string, text: string) => page.user.type(screen.getByLabelText(label), text);
  await screen.findByLabelText('Full Name');
  await type('Full Name', 'Meera Joshi');
  await type('Email', 'meera@example.in');
  await type('Phone', '+91 98250-12345');
  await type('Password', 'secret-1');
  await type('Confirm Password', 'secret-1');
  return { ...page, submit: () => page.user.click(screen.getByRole('button', { name: 'Register' })) };
}
