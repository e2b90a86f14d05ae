import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function Choice() {
  const [value, setValue] = useState('ritu');
  return (
    <TextField select label="Assistant" value={value} onChange={({ target }) => setValue(target.value)}>
      <MenuItem value="ritu">Ritu</MenuItem>
      <MenuItem value="farhan">Farhan</MenuItem>
    </TextField>
  );
}

it('the press that opens a list chooses nothing, however late it is let go', () => {
  renderArea(<Choice />);
  const box = screen.getByRole('combobox', { name: 'Assistant' });
  fireEvent.mouseDown(box);
  // The list opens over the field, as where there is no room below.
  const farhan = screen.getByRole('option', { name: 'Farhan' });
  vi.advanceTimersByTime(1000);
  fireEvent.mouseUp(farhan);
  expect(box).toHaveTextContent('Ritu');
  expect(farhan).toBeVisible();
  fireEvent.mouseDown(farhan);
  fireEvent.mouseUp(farhan);
  fireEvent.click(farhan);
  expect(box).toHaveTextContent('Farhan');
});

it('what still loads has a name, also where the library draws it', () => {
  renderArea(
    <>
      <LinearProgress />
      <CircularProgress />
    </>,
  );
  expect(screen.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(2);
});
