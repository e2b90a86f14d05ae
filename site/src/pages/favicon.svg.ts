import { colours } from '@clinic/ui/theme/tokens';
import type { APIRoute } from 'astro';
import { mark } from '../drawings/scenes/ornaments.ts';

export const GET: APIRoute = () =>
  new Response(mark(colours.maroon, colours.turmericSoft), { headers: { 'Content-Type': 'image/svg+xml' } });
