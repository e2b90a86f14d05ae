/** The text of a mail with its quoted-printable line ends and signs undone. */
export const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
