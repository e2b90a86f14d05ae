import { describe, expect, it } from 'vitest';
import {
  alikeReasons,
  groupsByName,
  isAnswered,
  peopleOfAnswer,
  type AlikeReason,
  type ComparedPerson,
} from './alike.ts';

const person = (name: string, phone: string, birthday: string | null = null): ComparedPerson => ({
  name,
  phone,
  birthday,
});
const MIRA = person('Mira Joshi', '9825012345', '1980-05-01');

describe('two records may be of one person', () => {
  it.each<[string, Partial<ComparedPerson>, ComparedPerson, AlikeReason[]]>([
    ['one number', person('Karan Malhotra', '9825012345'), MIRA, ['phone']],
    ['one number and nothing else typed', { phone: '9825012345' }, MIRA, ['phone']],
    [
      'the same name in another spelling on one birthday',
      person('Meera Joshi', '1', '1980-05-01'),
      MIRA,
      ['birthday'],
    ],
    [
      'the same name in another script on one birthday',
      person('મીરા જોશી', '1', '1980-05-01'),
      MIRA,
      ['birthday'],
    ],
    ['words in another order on one birthday', person('Joshi Mira', '1', '1980-05-01'), MIRA, ['birthday']],
    ['both', person('Meera Joshi', '9825012345', '1980-05-01'), MIRA, ['phone', 'birthday']],
    ['one name without a birthday', person('Mira Joshi', '1'), MIRA, []],
    ['one name and another birthday', person('Mira Joshi', '1', '1980-05-02'), MIRA, []],
    ['one birthday and another name', person('Mira Doshi', '1', '1980-05-01'), MIRA, []],
    ['one birthday and no name', { birthday: '1980-05-01' }, MIRA, []],
    ['no birthday on either side', person('Mira Joshi', '1'), person('Mira Joshi', '2'), []],
    ['empty numbers', person('Mira Joshi', ''), person('Mira Joshi', ''), []],
  ])('%s', (_case, typed, known, why) => {
    expect(alikeReasons(typed, known)).toEqual(why);
  });
});

describe('people of one birthday', () => {
  const people = [
    ['a', 'Meera Joshi', '1'],
    ['b', 'Mira Joshi', '2'],
    ['c', 'Karan Malhotra', '3'],
    ['d', 'K. Malhotra', '4'],
    ['e', 'Asha Shah', '5'],
    ['f', 'Asha Shah', '5'],
    ['g', 'મીરા જોશી', '1'],
  ].map(([id = '', name = '', phone = '']) => ({ id, name, phone }));

  it('are grouped by names that are alike', () => {
    expect(groupsByName(people, ['a', 'c', 'e'])).toEqual([
      ['a', 'b', 'g'],
      ['c', 'd'],
    ]);
  });

  it('are grouped only around those who are asked for', () => {
    expect(groupsByName(people, ['d'])).toEqual([['c', 'd']]);
    expect(groupsByName(people, ['nobody'])).toEqual([]);
  });

  it('are no group when all have one number', () => {
    expect(groupsByName(people, ['e'])).toEqual([]);
  });

  it('belong together when a third one is like both', () => {
    const three = ['Rajesh Sharma', 'R. Sharma', 'Ramesh Sharma'].map((name, at) => ({
      id: String(at),
      name,
      phone: String(at),
    }));
    expect(groupsByName(three, ['0'])).toEqual([['0', '1', '2']]);
    expect(groupsByName([three[0], three[2]] as typeof three, ['0'])).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    [['a', 'b'], [['a', 'b']], true],
    [['a', 'b'], [['a', 'b', 'c']], true],
    [['a', 'b', 'c'], [['a', 'b']], false],
    [
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      false,
    ],
    [['a', 'b'], [], false],
  ])('about %j with %j given before: answered is %j', (members, answers, answered) => {
    expect(
      isAnswered(
        members,
        answers.map((one) => ({ members: one })),
      ),
    ).toBe(answered);
  });

  it('holds for the newcomer and those whom the question named', () => {
    expect(peopleOfAnswer(['a', 'b'], 'new', [])).toEqual(['a', 'b', 'new']);
  });

  it('holds also for those who were answered together with all whom the question named', () => {
    const before = [{ members: ['a', 'b', 'c'] }, { members: ['a', 'x'] }];
    expect(peopleOfAnswer(['a', 'b'], 'new', before).toSorted()).toEqual(['a', 'b', 'c', 'new']);
  });
});
