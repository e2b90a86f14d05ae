import { getMetadataStorage } from 'class-validator';
import { AddClientDto, EditClientDto } from './client.dto.ts';
import { ClientSchema } from './client.schema.ts';

/** These fields belong to a request, not to the client. */
const NOT_STORED = new Set(['takeOver', 'alike', 'updatedAt']);

describe('what the front desk types of a client', () => {
  it('has a place in the stored record', () => {
    const checks = [AddClientDto, EditClientDto].flatMap((dto) =>
      getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false),
    );
    const fields = [...new Set(checks.map(({ propertyName }) => propertyName))];
    expect(fields).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'doctor', 'whatsApp']));
    expect(fields.filter((name) => !NOT_STORED.has(name) && !ClientSchema.path(name))).toEqual([]);
  });
});
