import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../drawings/icon.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The drawing has a margin, since phones cut the edges off. */
export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) =>
  new Response(await iconPng(size, 0.72), { headers: { 'Content-Type': 'image/png' } });
