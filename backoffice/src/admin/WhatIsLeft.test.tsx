import { LEFT_ITEMS, type WhatIsLeft } from '@clinic/contract/dashboards/what-is-left';
import { whatIsLeftCalls } from '@clinic/contract/dashboards/what-is-left-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import operations from '../../../docs/operations.md?raw';
import { LEFT_WORDS } from './left-words.ts';
import { useWhatIsLeft } from './useWhatIsLeft.ts';
import { WhatIsLeft as Left } from './WhatIsLeft.tsx';

const Shown = () => <Left {...useWhatIsLeft()} />;

function open(stored: WhatIsLeft, refused = false) {
  let now = stored;
  const { sent } = renderArea(<Shown />, [
    on(whatIsLeftCalls.read, () => now),
    on(whatIsLeftCalls.save, ({ body }) => {
      if (refused) return new Refused('STALE_RECORD');
      const { notForUs, version } = body;
      const all = [...now.left, ...now.notForUs];
      now = { left: all.filter((item) => !notForUs.includes(item)), notForUs, version: version + 1 };
      return now;
    }),
  ]);
  return { sent, user: userEvent.setup() };
}

describe('what is left', () => {
  it('says of each item why, and leads to its page or names the variable', async () => {
    open({ left: [...LEFT_ITEMS], notForUs: [], version: 0 });
    const list = within(await screen.findByRole('list', { name: 'What is left' }));
    expect(list.getAllByRole('listitem')).toHaveLength(LEFT_ITEMS.length);
    for (const { title, why, at } of Object.values(LEFT_WORDS)) {
      const row = list.getByText(title).closest('li');
      expect(row).toHaveTextContent(why);
      expect(why).toMatch(/^[^.!?]+\.$/);
      const place = row?.querySelector('a')?.getAttribute('href') ?? row?.textContent;
      expect(place).toContain('to' in at ? at.to : `Set ${at.variables} where the server runs`);
    }
  });

  it.each(Object.values(LEFT_WORDS).flatMap(({ at }) => ('to' in at ? [] : at.variables.split(', '))))(
    'that only the server can mend names %s, which has a line in the document of operations',
    (variable) => {
      expect(operations).toMatch(new RegExp(`^\\| [^|]*\`${variable}\``, 'm'));
    },
  );

  it('is put away as not for us, and taken back', async () => {
    const { sent, user } = open({ left: ['hours', 'prices'], notForUs: [], version: 4 });
    await user.click(await screen.findByRole('button', { name: 'Not for us: Prices' }));
    await user.click(await screen.findByRole('button', { name: 'Put away as not for us: 1' }));
    expect(within(screen.getByRole('list', { name: 'What is left' })).queryByText('Prices')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take back: Prices' }));
    expect(await screen.findByRole('button', { name: 'Not for us: Prices' })).toBeVisible();
    expect(requestsOf(sent, whatIsLeftCalls.save).map(({ body }) => body)).toEqual([
      { notForUs: ['prices'], version: 4 },
      { notForUs: [], version: 5 },
    ]);
  });

  it('says when another admin was quicker', async () => {
    const { user } = open({ left: ['prices'], notForUs: [], version: 0 }, true);
    await user.click(await screen.findByRole('button', { name: 'Not for us: Prices' }));
    expect(await screen.findByText(/^Another admin has changed the list meanwhile/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not for us: Prices' })).toBeVisible();
  });
});
