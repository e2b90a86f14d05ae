import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A set that asks for a password and speaks TLS only. */
export interface Security {
  /** Of each member. */
  arguments: string[];
  /** Of every address. */
  uriOptions: string[];
  /** `name:password` of who may do everything, and of the clinic's server, who reads and writes one database. */
  operator: string;
  clinic: string;
  caFile: string;
}

/** The database that the clinic's user may use. */
export const CLINIC_DATABASE = 'clinic';

/** For certificates: an authority of our own, and members that prove who they are to clients and to each other. */
const CONFIG = `
[req]
distinguished_name = name
prompt = no
[name]
[ca]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[member]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature, keyEncipherment
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = IP:127.0.0.1, DNS:localhost
`;

export async function hasOpenssl(): Promise<boolean> {
  return run('openssl', ['version']).then(
    () => true,
    () => false,
  );
}

/** Makes the members' common key and the certificates in the folder. */
export async function makeSecurity(folder: string): Promise<Security> {
  const place = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  await writeFile(place('key-file'), randomBytes(564).toString('base64'), { mode: 0o600 });
  await writeFile(place('openssl.cnf'), CONFIG);
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'openssl.cnf'];
  const ca = ['-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-extensions', 'ca'];
  await openssl('req', '-x509', ...key, ...ca, '-subj', '/O=Clinic tests/CN=Authority');
  const request = ['-keyout', 'member.key', '-out', 'member.csr'];
  await openssl('req', ...key, ...request, '-subj', '/O=Clinic tests/OU=Members/CN=127.0.0.1');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2'];
  const extensions = ['-extfile', 'openssl.cnf', '-extensions', 'member'];
  await openssl('x509', '-req', '-in', 'member.csr', ...signed, ...extensions, '-out', 'member.crt');
  const both = await Promise.all(['member.key', 'member.crt'].map((name) => readFile(place(name))));
  await writeFile(place('member.pem'), Buffer.concat(both), { mode: 0o600 });

  const password = () => randomBytes(16).toString('hex');
  return {
    arguments: [
      '--keyFile',
      place('key-file'),
      '--tlsMode',
      'requireTLS',
      '--tlsCertificateKeyFile',
      place('member.pem'),
      '--tlsCAFile',
      place('ca.pem'),
      '--tlsAllowConnectionsWithoutCertificates',
    ],
    uriOptions: ['tls=true', `tlsCAFile=${encodeURIComponent(place('ca.pem'))}`],
    operator: `operator:${password()}`,
    clinic: `clinic:${password()}`,
    caFile: place('ca.pem'),
  };
}
