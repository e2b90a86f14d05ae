import { Injectable } from '@nestjs/common';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { StoredPerson } from './appointment.schema.ts';

export interface People {
  doctor: DoctorRecord;
  client: ClientRecord;
}

/** Their ids and names, as a visit keeps them. */
export const storedPeople = ({ doctor, client }: People): Record<keyof People, StoredPerson> => ({
  doctor: { id: doctor._id, name: doctor.name },
  client: { id: client._id, name: client.name },
});

/** Finds the people whom the desk or a client chose for a visit. */
@Injectable()
export class VisitPeople {
  constructor(
    private readonly doctors: DoctorsService,
    private readonly clients: ClientsService,
    private readonly assistants: AssistantsService,
  ) {}

  /** Throws INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING. */
  async withAssistant(chosen: Record<keyof People | 'assistant', string>) {
    const [doctor, assistant, client] = await Promise.all([
      named('doctor', this.doctors.chosen(chosen.doctor)),
      named('assistant', this.assistants.get(chosen.assistant)),
      named('client', this.clients.record(chosen.client)),
    ]);
    return { doctor, assistant, client };
  }

  /** For a visit that needs no assistant of the doctor's. Throws what `withAssistant` throws. */
  async records(chosen: Record<keyof People, string>): Promise<People> {
    const [doctor, client] = await Promise.all([
      this.doctors.chosen(chosen.doctor),
      named('client', this.clients.record(chosen.client)),
    ]);
    return { doctor, client };
  }
}

const named = <Person>(field: string, found: Promise<Person>): Promise<Person> =>
  found.catch((error: unknown) => {
    if (error instanceof ApiError && !['DOCTOR_GONE', 'CLIENT_ERASING'].includes(error.code))
      throw invalid(field, `Please choose the ${field}.`);
    throw error;
  });
