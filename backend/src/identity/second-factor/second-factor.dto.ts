import type {
  AddPasskey,
  ConfirmApp,
  PasskeyProof,
  PasswordAgain,
  ProveAgain,
  RemovePasskey,
  ResetSecondFactor,
  SecondFactorAnswer,
  SecondFactorRule,
} from '@clinic/contract/identity/second-factor';
import { factorCode } from '@clinic/contract/identity/second-factor';
import { ROLES, type Role } from '@clinic/contract/constants';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, Id, Line, Nested, OneOf, PasswordField } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** Bytes of a browser's answer, as base64url; the longest is an attestation with a post-quantum key. */
const MAX_BYTES_TEXT = 20_000;

const Bytes = () =>
  Field(
    (value) =>
      typeof value === 'string' && value.length <= MAX_BYTES_TEXT && /^[\w-]+$/.test(value)
        ? undefined
        : 'This is not what a browser sends.',
    { type: String, pattern: '^[A-Za-z0-9_-]+$', maxLength: MAX_BYTES_TEXT },
  );

const Code = (options?: { optional?: boolean }) =>
  Field(factorCode, { type: String, maxLength: 20 }, options);

@Takes<PasskeyProof>()
export class PasskeyProofDto {
  @Bytes()
  id: string;

  @Bytes()
  clientDataJSON: string;

  @Bytes()
  authenticatorData: string;

  @Bytes()
  signature: string;
}

@Strict()
@Takes<SecondFactorAnswer>()
export class SecondFactorAnswerDto {
  @Line()
  ticket: string;

  @Code({ optional: true })
  code?: string;

  @Nested(() => PasskeyProofDto, { optional: true })
  passkey?: PasskeyProofDto;
}

@Strict()
@Takes<{ ticket: string }>()
export class TicketDto {
  @Line()
  ticket: string;
}

@Strict()
@Takes<PasswordAgain>()
export class PasswordAgainDto {
  @PasswordField()
  current: string;
}

@Strict()
@Takes<ProveAgain>()
export class ProveAgainDto {
  @PasswordField({ optional: true })
  current?: string;

  @Code({ optional: true })
  code?: string;

  @Nested(() => PasskeyProofDto, { optional: true })
  passkey?: PasskeyProofDto;

  @Line({ optional: true })
  ticket?: string;
}

@Strict()
@Takes<ConfirmApp>()
export class ConfirmAppDto {
  @Line()
  ticket: string;

  @Code()
  code: string;
}

@Strict()
@Takes<AddPasskey>()
export class AddPasskeyDto {
  @Line()
  ticket: string;

  @Line({ optional: true, max: 60 })
  name?: string;

  @Bytes()
  id: string;

  @Bytes()
  clientDataJSON: string;

  @Bytes()
  attestationObject: string;

  @Line({ optional: true })
  transports?: string;
}

@Strict()
@Takes<RemovePasskey>()
export class RemovePasskeyDto extends PasswordAgainDto {
  @Bytes()
  id: string;
}

@Strict()
@Takes<SecondFactorRule>()
export class SecondFactorRuleDto {
  @Flag()
  admin: boolean;

  @Flag()
  doctor: boolean;

  @Flag()
  assistant: boolean;
}

@Strict()
@Takes<ResetSecondFactor>()
export class ResetSecondFactorDto {
  @OneOf(ROLES)
  role: Role;

  @Id()
  id: string;
}
