import { callTable } from '../../calls.ts';
import type {
  ClientMeasurements,
  CountMeasurement,
  DoctorsMeasurements,
  LogMeasurement,
  Measurement,
} from './measurements.ts';

/** The measurements of a client, taken by staff or by the client. */
export interface MeasurementCalls {
  ofClient: { answer: DoctorsMeasurements; clientAnswer: ClientMeasurements };
  /** Saves a value that the client measured today. */
  own: { body: LogMeasurement; answer: { message: string; measurement: Measurement } };
  /** Says whether one of the client's weighings counts. */
  count: { body: CountMeasurement; answer: { message: string; measurement: Measurement } };
}

export const measurementCalls = callTable<MeasurementCalls>()({
  ofClient: ['GET /measurements/ofClient/:clientId', 'doctor', 'client'],
  own: ['POST /measurements/own', 'client'],
  count: ['PUT /measurements/count/:clientId', 'doctor'],
});
