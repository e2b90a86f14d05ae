import { describe, expect, it } from 'vitest';
import { standingOf } from './standing-entries.ts';

const entry = (text: string) => {
  const [id = '', name = '', quantity = ''] = text.split('|');
  return { id, name, quantity };
};

describe('the standing entry of a sent one', () => {
  it.each([
    ['is the one of its id, whatever it is called now', ['a|Iron|'], ['a|Zinc|'], ['a']],
    [
      'is the one of its name and strength',
      ['|vitamin  d3|60,000 iu'],
      ['a|Vitamin D3|1,000 IU', 'b|Vitamin D3|60,000 IU'],
      ['b'],
    ],
    ['is the only one of its name', ['|Vitamin D3|2,000 IU'], ['a|Vitamin D3|60,000 IU', 'b|Zinc|'], ['a']],
    ['is none of two of its name with other strengths', ['|D3|5'], ['a|D3|1', 'b|D3|2'], [undefined]],
    ['is the one that is left of its name', ['|D3|5', '|D3|1'], ['a|D3|1', 'b|D3|2'], ['b', 'a']],
    ['counts once', ['|Zinc|', '|Zinc|'], ['a|Zinc|'], ['a', undefined]],
    ['belongs first to the entry that names it', ['|Zinc|', 'a|Zinc|'], ['a|Zinc|'], [undefined, 'a']],
    ['of an id that does not stand is found by name', ['x|Zinc|'], ['a|Zinc|'], ['a']],
    [
      'of two of one name and strength is each one once',
      ['|Zinc|', '|Zinc|'],
      ['a|Zinc|', 'b|Zinc|'],
      ['a', 'b'],
    ],
    ['is none under another name', ['|Iron|'], ['a|Zinc|'], [undefined]],
  ])('%s', (_, sent, standing, ids) => {
    expect(standingOf(sent.map(entry), standing.map(entry)).map((one) => one?.id)).toEqual(ids);
  });
});
