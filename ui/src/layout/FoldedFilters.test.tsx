import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoldedFilters } from './FoldedFilters.tsx';

it('filters on a phone open and close behind a button that says how many are chosen', () => {
  const { rerender } = render(<FoldedFilters chosen={0}>Category</FoldedFilters>);
  const button = screen.getByRole('button', { name: 'Filters', expanded: false });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  rerender(<FoldedFilters chosen={2}>Category</FoldedFilters>);
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)', expanded: true }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
