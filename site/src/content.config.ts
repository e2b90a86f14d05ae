import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { PLANT_NAMES } from './drawings/names.ts';

/** Each offering of the contract has one file, named by its id; the text is the marketing description. */
const plans = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/plans' }),
  schema: z.object({
    image: z.enum(PLANT_NAMES),
    /** Description of the drawing for screen readers. */
    imageText: z.string(),
    /** One sentence for the offering's card. */
    lead: z.string().max(140),
    forWhom: z.array(z.string()).min(3),
    includes: z.array(z.string()).min(4),
  }),
});

export const collections = { plans };
