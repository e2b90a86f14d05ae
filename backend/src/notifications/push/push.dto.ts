import type { PushReceipt, SavePushDevice } from '@clinic/contract/notifications/push';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const MAX_ENDPOINT = 2000;
const bytes = (length: number) => (value: unknown) =>
  typeof value === 'string' &&
  /^[\w-]+={0,2}$/.test(value) &&
  Buffer.from(value, 'base64url').length === length
    ? undefined
    : `Please send ${length} bytes in base64url.`;

@Strict()
@Takes<SavePushDevice>()
export class SavePushDeviceDto {
  @Field(
    (value) =>
      // URL parsers skip line breaks and tabs.
      typeof value === 'string' &&
      value.length <= MAX_ENDPOINT &&
      !/[\s\p{Cc}]/u.test(value) &&
      URL.canParse(value)
        ? undefined
        : 'Please send the address of the push service.',
    { type: String, format: 'uri', maxLength: MAX_ENDPOINT },
  )
  endpoint: string;

  @Field(bytes(65), { type: String })
  p256dh: string;

  @Field(bytes(16), { type: String })
  auth: string;
}

@Strict()
@Takes<PushReceipt>()
export class PushReceiptDto {
  @Field(bytes(16), { type: String })
  receipt: string;
}
