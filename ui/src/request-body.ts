/** The part of a request besides the path's parameters and the query. */
interface Sent {
  body?: object;
  files?: Record<string, Blob | null | undefined>;
}

/**
 * Makes the body of a request: JSON, or with files a multipart form of plain texts, other fields as JSON text, and the
 * chosen files.
 */
export function requestBody({ body, files }: Sent): string | FormData | undefined {
  if (!files) return body && JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}) as [string, unknown][]) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.set(name, file);
  }
  return form;
}
