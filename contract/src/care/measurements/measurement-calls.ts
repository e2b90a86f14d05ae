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
  /** A client's own value of today. */
  own: { body: LogMeasurement; answer: { message: string; measurement: Measurement } };
  /** The doctor says whether one of the client's weighings counts. */
  count: { body: CountMeasurement; answer: { message: string; measurement: Measurement } };
}

export const measurementCalls = callTable<MeasurementCalls>()({
  ofClient: ['GET /measurements/ofClient/:clientId', 'doctor', 'client'],
  own: ['POST /measurements/own', 'client'],
  count: ['PUT /measurements/count/:clientId', 'doctor'],
});
