import type { APIRoute } from 'astro';
import courtyard from '../drawings/courtyard.svg?raw';
import { sharedPicture } from '../drawings/shared-picture.ts';

/** The picture for shared links; it holds no name, since each clinic has its own. */
export const GET: APIRoute = () => sharedPicture(courtyard);
