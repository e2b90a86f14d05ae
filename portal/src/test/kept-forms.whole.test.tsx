import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FORMS } from './forms-list.tsx';

const sources = import.meta.glob<string>(
  ['../features/**/*.{ts,tsx}', '../components/*.tsx', '../app/**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** Matches sources with a form: a form element, an editor with undo, or a question with a field. */
const FORM =
  /useSavedForm[<(]|onSubmit=|<FormFrame|<HeldDialog|= useEditedRecord\(|<ConfirmDialog[^]*<(TextField|InputField)/;
const HOLDER = 'features/plan-workspace/useEditedRecord.ts';

it('every form of the portal is in the list, with why where what is typed does not outlive the page', () => {
  const files = Object.entries(sources)
    .filter(([, source]) => FORM.test(source))
    .map(([module]) => module.slice('../'.length))
    .filter((file) => !file.includes('.test.') && file !== HOLDER);
  expect(files.toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

describe('what is typed is there again when the page is opened anew:', () => {
  const kept = Object.entries(FORMS).flatMap(([file, form]) => (form.kept ? [[file, form] as const] : []));

  it.each(kept)('%s', async (_file, { show, readFirst, presses = [], field, typed }) => {
    const open = async () => {
      const shown = show();
      if (readFirst) await screen.findByRole('button', { name: readFirst });
      const button = (name: string | RegExp) =>
        screen.queryAllByRole('button', { name })[0] ?? screen.queryAllByText(name)[0];
      for (const name of presses) {
        await waitFor(() => expect(screen.queryByLabelText(field) ?? button(name)).toBeDefined());
        const press = button(name);
        if (!screen.queryByLabelText(field) && press) await shown.user.click(press);
      }
      return { ...shown, at: await screen.findByLabelText(field) };
    };
    const first = await open();
    fireEvent.change(first.at, { target: { value: typed } });
    first.unmount();
    expect((await open()).at).toHaveValue(typed);
  });
});
