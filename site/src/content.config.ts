import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { PLANT_NAMES } from './drawings/plants.ts';

/** One file per offering of the contract, named by its id; the text is the marketing description. */
const plans = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/plans' }),
  schema: z.object({
    image: z.enum(PLANT_NAMES),
    /** What the drawing shows, for those who do not see it. */
    imageText: z.string(),
    /** One sentence for the card. */
    lead: z.string().max(140),
    forWhom: z.array(z.string()).min(3),
    includes: z.array(z.string()).min(4),
  }),
});

/** The claims of the clinic; `source` says where the figure comes from and may be left out. */
const claims = defineCollection({
  loader: file('./src/content/claims.json'),
  schema: z.object({ value: z.string(), label: z.string(), source: z.string().optional() }),
});

const awards = defineCollection({
  loader: file('./src/content/awards.json'),
  schema: z.object({ year: z.number(), title: z.string(), by: z.string(), why: z.string() }),
});

const questions = defineCollection({
  loader: file('./src/content/questions.json'),
  schema: z.object({ question: z.string(), answer: z.string() }),
});

export const collections = { plans, claims, awards, questions };
