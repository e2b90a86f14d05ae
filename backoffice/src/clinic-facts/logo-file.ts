import { toBase64 } from '@clinic/ui/base64';
import { MAX_LOGO_BYTES, NO_PICTURE } from '@clinic/contract/clinic-settings';

const SVG =
  'An SVG may hold a program, and letters cannot show it. Please save the logo as a PNG or WebP picture.';

/** A chosen file as a logo, or the sentence that refuses it. */
export type ChosenLogo = { logo: string } | { problem: string };

const has = (bytes: Uint8Array, at: number, letters: string): boolean =>
  [...letters].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** The kind of a picture by its contents, whatever its name says. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (has(bytes, 0, '\u0089PNG\r\n\u001A\n')) return 'image/png';
  return has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP') ? 'image/webp' : undefined;
}

const isSvg = (file: File, bytes: Uint8Array): boolean =>
  file.type === 'image/svg+xml' || /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 1000)));

export async function readLogo(file: File): Promise<ChosenLogo> {
  const bytes = new Uint8Array(await file.slice(0, MAX_LOGO_BYTES + 1).arrayBuffer());
  const type = typeOf(bytes);
  if (!type) return { problem: isSvg(file, bytes) ? SVG : NO_PICTURE };
  if (file.size > MAX_LOGO_BYTES)
    return {
      problem: `Please choose a picture of at most ${MAX_LOGO_BYTES / 1000} kB: this one has ${Math.ceil(file.size / 1000)} kB.`,
    };
  return { logo: `data:${type};base64,${toBase64(bytes)}` };
}
