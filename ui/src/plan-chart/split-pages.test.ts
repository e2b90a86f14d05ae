import { describe, expect, it } from 'vitest';
import { splitPages } from './split-pages.ts';

const HEADS = { meals: 10, doses: 5 };
const meals = (...heights: number[]) => heights.map((height) => ({ section: 'meals', height }));
const doses = (...heights: number[]) => heights.map((height) => ({ section: 'doses', height }));

describe('pages of a printed plan', () => {
  it('are one where all fits', () => {
    expect(splitPages([...meals(20, 20), ...doses(10)], HEADS, 65)).toEqual([[0, 1, 2]]);
  });

  it('go on with the same heading, which takes its room on each page', () => {
    expect(splitPages(meals(30, 30, 30), HEADS, 70)).toEqual([[0, 1], [2]]);
    expect(splitPages(meals(30, 30, 30), HEADS, 69)).toEqual([[0], [1], [2]]);
  });

  it('begin a section on the next page when its heading and first block do not fit', () => {
    expect(splitPages([...meals(50), ...doses(5, 5)], HEADS, 69)).toEqual([[0], [1, 2]]);
  });

  it('keep a block that is longer than a page, alone', () => {
    expect(splitPages(meals(500, 20), HEADS, 100)).toEqual([[0], [1]]);
  });

  it('are one without any block', () => {
    expect(splitPages([], HEADS, 100)).toEqual([[]]);
  });
});
