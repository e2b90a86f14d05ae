/** Gives an answer to the browser as a download; it needs the token, so that a plain link does not work. */
export function saveAsFile(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
