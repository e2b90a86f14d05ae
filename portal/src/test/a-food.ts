import { NUTRIENTS, type Food, type Nutrients } from '@clinic/contract/care/foods/foods';

/** A whole food of the catalogue; a test says only what it is about. */
export const aFood = (name: string, more: Partial<Food> = {}): Food => ({
  id: more.key ?? 'f'.repeat(24),
  key: name.toLowerCase().replaceAll(' ', '-'),
  kind: 'ingredient',
  names: { en: name, hi: '', gu: '' },
  aliases: [],
  units: [],
  per100: Object.fromEntries(NUTRIENTS.map(({ code }) => [code, null])) as Nutrients,
  diet: 'vegan',
  contains: [],
  mayContain: [],
  avoid: [],
  traits: [],
  herbs: [],
  recipe: [],
  yieldGrams: null,
  method: '',
  source: { of: '', ref: '', sure: 'estimate' },
  ayurveda: { rasa: '', virya: '', vipaka: '', vata: '', pitta: '', kapha: '' },
  retired: false,
  shipped: true,
  version: 1,
  updatedAt: '2026-01-05T06:00:00.000Z',
  ...more,
});
