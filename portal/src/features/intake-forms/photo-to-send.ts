/**
 * The chosen file; a photo loses the place, time and phone that its camera wrote. The server removes them too, but a
 * place that never leaves the phone is also safe on the way.
 */
export async function photoToSend(file: File | null): Promise<File | null> {
  if (!file || !/\.(?:jpe?g|png)$/i.test(file.name)) return file;
  // Loaded with the first photo, since few forms have one.
  const { withoutDetails } = await import('@clinic/contract/photos/without-details');
  const pieces: BlobPart[] = [];
  for await (const piece of withoutDetails(piecesOf(file))) pieces.push(new Uint8Array(piece));
  return new File(pieces, file.name, { type: file.type, lastModified: file.lastModified });
}

/** Safari's streams cannot be looped over. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
