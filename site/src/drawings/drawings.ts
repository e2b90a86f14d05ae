import { plants } from './plants.ts';
import { cityMap } from './scenes/city-map.ts';
import { courtyard } from './scenes/courtyard.ts';
import { lostLeaf, toran, wreath } from './scenes/ornaments.ts';
import { jars, mortar, thali } from './scenes/services.ts';

export const drawings = {
  ...plants,
  courtyard,
  'city-map': cityMap,
  'lost-leaf': lostLeaf,
  toran,
  wreath,
  jars,
  mortar,
  thali,
} as const;

export type DrawingName = keyof typeof drawings;
