import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoldedFilters } from './FoldedFilters.tsx';

it('filters open and close behind a button, which a phone shows, and it says how many are chosen', () => {
  const { rerender } = render(<FoldedFilters chosen={0}>Category</FoldedFilters>);
  const button = screen.getByText('Filters');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  rerender(<FoldedFilters chosen={2}>Category</FoldedFilters>);
  fireEvent.click(screen.getByText('Filters (2)'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
