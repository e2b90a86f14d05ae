import { CheckedBodyPipe } from '../../platform/http/checked-body.pipe.ts';
import { SavePushDeviceDto } from './push.dto.ts';

describe('the address of a browser’s push service', () => {
  const bytes = (length: number) => Buffer.alloc(length, 1).toString('base64url');
  const checked = (endpoint: string) =>
    new CheckedBodyPipe().transform(
      { endpoint, p256dh: bytes(65), auth: bytes(16) },
      { type: 'body', metatype: SavePushDeviceDto },
    );

  it('is taken as it is', async () => {
    const endpoint = 'https://push.example/send/abc';
    expect(await checked(endpoint)).toMatchObject({ endpoint });
  });

  it.each(['\n', '\r\nHost: x', '\t', '\u0000', '\u007f', ' '])('has no %j in it', async (inside) => {
    await expect(checked(`https://push.example/se${inside}nd`)).rejects.toMatchObject({
      extra: { details: { endpoint: ['Please send the address of the push service.'] } },
    });
  });
});
