import { aloe } from './plants/aloe.ts';
import { ashwagandha } from './plants/ashwagandha.ts';
import { fenugreek } from './plants/fenugreek.ts';
import { gotuKola } from './plants/gotu-kola.ts';
import { hibiscus } from './plants/hibiscus.ts';
import { kalash } from './plants/kalash.ts';
import { karela } from './plants/karela.ts';
import { lotus } from './plants/lotus.ts';
import { moringa } from './plants/moringa.ts';
import { neem } from './plants/neem.ts';
import { pomegranate } from './plants/pomegranate.ts';
import { shatavari } from './plants/shatavari.ts';
import { tulsi } from './plants/tulsi.ts';
import { turmeric } from './plants/turmeric.ts';

/** The plates of the 14 plans, by name. */
export const plants = {
  aloe,
  ashwagandha,
  fenugreek,
  'gotu-kola': gotuKola,
  hibiscus,
  kalash,
  karela,
  lotus,
  moringa,
  neem,
  pomegranate,
  shatavari,
  tulsi,
  turmeric,
} as const;

export type PlantName = keyof typeof plants;

export const PLANT_NAMES = Object.keys(plants) as [PlantName, ...PlantName[]];
