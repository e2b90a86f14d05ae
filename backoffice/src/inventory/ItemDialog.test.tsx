import { anItem } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ItemDialog from './ItemDialog.tsx';

it.each([
  ['a new item', null],
  ['an item that is there', anItem({ name: 'Neem' })],
])('the keys of %s begin in its name', async (_, item) => {
  renderArea(<ItemDialog item={item} onClose={vi.fn<() => void>()} />, []);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
});
