import type { APIRoute } from 'astro';
import { iconPng } from '../drawings/icon.ts';

const SIZE = 32;
const HEADER_BYTES = 22;

/** Answers an icon for pages that name none, such as the answers of the plain forms: one PNG in the old container. */
export const GET: APIRoute = async () => {
  const png = await iconPng(SIZE, 1);
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, SIZE);
  header.setUint8(7, SIZE);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, png.byteLength, true);
  header.setUint32(18, HEADER_BYTES, true);
  return new Response(new Blob([header, png]), { headers: { 'Content-Type': 'image/x-icon' } });
};
