/** Drawings of the 14 plans; each name is an SVG file of this folder. */
export const PLANT_NAMES = [
  'aloe',
  'ashwagandha',
  'fenugreek',
  'gotu-kola',
  'hibiscus',
  'kalash',
  'karela',
  'lotus',
  'moringa',
  'neem',
  'pomegranate',
  'shatavari',
  'tulsi',
  'turmeric',
] as const;

/** Drawings beside texts and in the frame of pages. */
export const SCENE_NAMES = [
  'courtyard',
  'city-map',
  'lost-leaf',
  'toran',
  'wreath',
  'jars',
  'mortar',
  'thali',
] as const;

export type PlantName = (typeof PLANT_NAMES)[number];
export type DrawingName = PlantName | (typeof SCENE_NAMES)[number];
