import { SecretBox } from './secret-box.ts';

const KEY = 'a key of the tests, with 32 characters';
const OWNER = 'doctor:0123456789abcdef01234567';
const box = new SecretBox({ dataKey: KEY });

describe('what is encrypted with DATA_KEY', () => {
  it('is opened by the same key for the same owner, and never looks the same', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', OWNER);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toBe(box.seal('JBSWY3DPEHPK3PXP', OWNER));
    expect(new SecretBox({ dataKey: KEY }).open(sealed, OWNER)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is not opened by another key, which is said, nor for another owner, nor when it was changed', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', OWNER);
    const other = new SecretBox({ dataKey: `${KEY}!` });
    expect(() => other.open(sealed, OWNER)).toThrow('another DATA_KEY');
    expect(() => box.open(sealed, 'client:0123456789abcdef01234567')).toThrow('authenticate');
    const at = sealed.length - 20;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => box.open(changed, OWNER)).toThrow('authenticate');
  });

  it('is hashed alike for one owner only', () => {
    expect(box.hash('k7pq2xmw4t', OWNER)).toBe(box.hash('k7pq2xmw4t', OWNER));
    expect(box.hash('k7pq2xmw4t', 'client:1')).not.toBe(box.hash('k7pq2xmw4t', OWNER));
  });
});
