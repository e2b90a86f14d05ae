import type { APIRoute, GetStaticPaths } from 'astro';
import type { PlantName } from '../../drawings/names.ts';
import { sharedPicture } from '../../drawings/shared-picture.ts';
import { plans } from '../../plans.ts';

const plates = import.meta.glob<string>('../../drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = (() =>
  plans.map(({ id, entry }) => ({
    params: { id },
    props: { image: entry.data.image },
  }))) satisfies GetStaticPaths;

/** The plan's picture for shared links. */
export const GET: APIRoute<{ image: PlantName }> = ({ props: { image } }) =>
  sharedPicture(plates[`../../drawings/${image}.svg`] ?? '');
