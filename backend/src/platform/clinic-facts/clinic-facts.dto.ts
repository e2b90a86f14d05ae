import { CLINIC_RULES, MAX_LOGO_TEXT, MAX_PHONES, type SaveClinic } from '@clinic/contract/clinic-settings';
import { allOf, MAX_ADDRESS, type Rule } from '@clinic/contract/rules';
import { applyDecorators } from '@nestjs/common';
import { cleanLine, normaliseEmail } from '@clinic/contract/clients/client-input';
import { Strict } from '../http/checked-body.pipe.ts';
import { Cleaned, Field, Lines, Nested, WholeNumber } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

/** Empty counts as "the clinic has none"; left out, a page would have nothing to say in its place. */
const text: Rule = (value) => (typeof value === 'string' ? undefined : 'Please enter text.');
const Text = (rule: Rule, maxLength = 200) =>
  applyDecorators(Cleaned(cleanLine), Field(allOf(text, rule), { type: String, maxLength }));
const Email = (rule: Rule) =>
  applyDecorators(Cleaned(normaliseEmail), Field(rule, { type: String, format: 'email' }));
const Link = (rule: Rule) => Text(rule, MAX_ADDRESS);

@Takes<SaveClinic['address']>()
export class AddressDto {
  @Text(CLINIC_RULES.line1) line1: string;
  @Text(CLINIC_RULES.line2) line2: string;
  @Text(CLINIC_RULES.city) city: string;
  @Text(CLINIC_RULES.state) state: string;
  @Text(CLINIC_RULES.pin) pin: string;
  @Text(CLINIC_RULES.country) country: string;
}

@Takes<NonNullable<SaveClinic['geo']>>()
export class PlaceDto {
  @Field(CLINIC_RULES.latitude, { type: Number, minimum: -90, maximum: 90 }) latitude: number;
  @Field(CLINIC_RULES.longitude, { type: Number, minimum: -180, maximum: 180 }) longitude: number;
}

@Takes<SaveClinic['social']>()
export class SocialDto {
  @Link(CLINIC_RULES.social) instagram: string;
  @Link(CLINIC_RULES.social) facebook: string;
  @Link(CLINIC_RULES.social) youtube: string;
}

@Strict()
@Takes<SaveClinic>()
export class SaveClinicDto implements SaveClinic {
  @Text(CLINIC_RULES.name) name: string;
  @Text(CLINIC_RULES.legalName) legalName: string;
  @Text(CLINIC_RULES.tagline) tagline: string;
  @Nested(() => AddressDto) address: AddressDto;
  @Nested(() => PlaceDto, { nullable: true }) geo: PlaceDto | null;
  @Link(CLINIC_RULES.mapUrl) mapUrl: string;
  @Lines(CLINIC_RULES.phones, { max: MAX_PHONES, length: 30 }) phones: string[];
  @Email(CLINIC_RULES.email) email: string;
  @Email(CLINIC_RULES.careEmail) careEmail: string;
  @Nested(() => SocialDto) social: SocialDto;
  @Field(CLINIC_RULES.logo, { type: String, maxLength: MAX_LOGO_TEXT }) logo: string;
  @Text(CLINIC_RULES.prefix, 4) prefix: string;
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) version: number;
}
