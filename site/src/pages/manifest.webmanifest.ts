import { place } from '@clinic/contract/clinic-places';
import { colours } from '@clinic/ui/theme/tokens';
import type { APIRoute } from 'astro';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: place('name'),
      short_name: place('firstWord'),
      description: place('tagline'),
      start_url: '/',
      display: 'browser',
      background_color: colours.paper,
      theme_color: colours.paper,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
