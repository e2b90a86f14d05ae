import { Types } from 'mongoose';

export const KINDS = {
  doctor: 1,
  assistant: 2,
  client: 3,
  appointment: 4,
  invoice: 5,
  audit: 6,
  enquiry: 7,
  newsletter: 8,
  booking: 9,
} as const;

/** Most records of a kind, since an id has three bytes for the number. */
export const MOST = 2 ** 24 - 1;

/** A pseudo-random number from 0 up to 1, the same for the same index. */
export function draw(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e_37_79_b1) ^ Math.imul(salt + 1, 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7f_eb_35_2d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x84_6c_a6_8b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export const drawn = <Value>(of: readonly Value[], index: number, salt: number): Value =>
  of[Math.floor(draw(index, salt) * of.length)] as Value;

/** The id of a made record, the same in each run and dated by its day, so that none is made twice. */
export function idOf(kind: keyof typeof KINDS, index: number, at: Date): Types.ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Math.floor(at.getTime() / 1000), 0);
  bytes[4] = KINDS[kind];
  bytes.write('seed', 5, 'latin1');
  bytes.writeUIntBE(index, 9, 3);
  return new Types.ObjectId(bytes);
}
