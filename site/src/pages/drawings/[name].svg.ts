import type { APIRoute, GetStaticPaths } from 'astro';
import { plants } from '../../drawings/plants.ts';
import { courtyard } from '../../drawings/scenes/courtyard.ts';
import { cityMap } from '../../drawings/scenes/city-map.ts';
import { lostLeaf, toran, wreath } from '../../drawings/scenes/ornaments.ts';
import { jars, mortar, thali } from '../../drawings/scenes/services.ts';

const drawings = {
  ...plants,
  courtyard,
  'city-map': cityMap,
  'lost-leaf': lostLeaf,
  toran,
  wreath,
  jars,
  mortar,
  thali,
};

export const getStaticPaths = (() =>
  Object.entries(drawings).map(([name, draw]) => ({
    params: { name },
    props: { draw },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ draw: () => string }> = ({ props }) =>
  new Response(props.draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
