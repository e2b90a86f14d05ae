import { ApiTooManyRequestsResponse } from '@nestjs/swagger';

/** A signed-in person may call it only so often: the API's document says 429, as of every public POST. */
export const Limited = (): MethodDecorator => ApiTooManyRequestsResponse();
