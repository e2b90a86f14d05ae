import { callTable } from '../../calls.ts';
import type {
  ClientMeasurements,
  CountMeasurement,
  DoctorsMeasurements,
  LogMeasurement,
  Measurement,
} from './measurements.ts';

/** What was measured of a client, by whomever. */
export interface MeasurementCalls {
  ofClient: { answer: DoctorsMeasurements; clientAnswer: ClientMeasurements };
  /** A client's own value of today. */
  own: { body: LogMeasurement; answer: { message: string; measurement: Measurement } };
  /** Whether one of the client's weighings counts, which the doctor says. */
  count: { body: CountMeasurement; answer: { message: string; measurement: Measurement } };
}

export const measurementCalls = callTable<MeasurementCalls>()({
  ofClient: ['GET /measurements/ofClient/:clientId', 'doctor', 'client'],
  own: ['POST /measurements/own', 'client'],
  count: ['PUT /measurements/count/:clientId', 'doctor'],
});
