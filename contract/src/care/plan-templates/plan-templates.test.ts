import { expect, it } from 'vitest';
import { templateTags } from './plan-templates.ts';

it.each([
  [[], undefined],
  [['Jain', 'no onion'], undefined],
  ['Jain', 'Please send a list.'],
  [Array.from({ length: 11 }, (_, place) => `tag ${place}`), 'Please use at most 10 tags.'],
  [[''], 'Please leave no tag empty.'],
  [[7], 'Please enter text.'],
  [['x'.repeat(41)], 'Please use at most 40 characters.'],
  [['Jain', ' jain'], 'Please use each tag once.'],
])('tags are a short list of different lines: %s', (tags, sentence) => {
  expect(templateTags(tags)).toBe(sentence);
});
