/** Decodes the quoted-printable text of an email. */
export const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
