import { useFormAccess } from '@clinic/ui/forms/form-access.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { FORMS, READ_BY_FORMS } from './forms-list.tsx';
import { renderArea } from './render-area.tsx';

const sources = import.meta.glob<string>(['../**/*.tsx', '../../../ui/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Gives the file's path from the root of the repository. */
const fileOf = (module: string): string =>
  module.startsWith('../../../') ? module.slice(9) : `backoffice/src/${module.replace(/^(\.\.\/|\.\/)/, '')}`;
const isForm = (source: string): boolean => /useSavedForm[<(]|onSubmit=/.test(source);

it('every form of the desk is in the list, with why where what is typed does not outlive the page', () => {
  const files = Object.entries(sources)
    .filter(([, source]) => isForm(source))
    .map(([module]) => fileOf(module))
    .filter((file) => !file.includes('.test.') && !file.startsWith('ui/src/forms/'));
  expect(files.toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

/** Waits, as the product's pages do, until the signed-in account is known. */
function Known({ children }: { children: ReactNode }) {
  return useFormAccess().account === null ? null : children;
}

describe('what is typed is there again when the page is opened anew:', () => {
  const kept = Object.entries(FORMS).flatMap(([file, form]) => (form.kept ? [[file, form] as const] : []));

  it.each(kept)('%s', async (_file, { show, opens, field, typed }) => {
    const open = () => renderArea(<Known>{show}</Known>, READ_BY_FORMS);
    const first = open();
    if (opens) await userEvent.click(await screen.findByRole('button', { name: opens }));
    fireEvent.change(await screen.findByLabelText(field), { target: { value: typed } });
    first.unmount();
    open();
    expect(await screen.findByText('What you had typed before is here again.')).toBeVisible();
    expect(await screen.findByLabelText(field)).toHaveValue(typed);
  });
});
