import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** What the handler of a request does, whatever is around it. */
export type Work = () => Promise<unknown>;

/** Something that is done around every handler; the answer is what it returns. */
export interface Around {
  around(context: ExecutionContext, work: Work): Promise<unknown>;
}

/** Does all of it, the first outermost. One interceptor, since each costs a request as much as reading its token. */
export class AroundHandlers implements NestInterceptor {
  constructor(private readonly layers: readonly Around[]) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler: Work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const whole = this.layers.reduceRight<Work>((work, layer) => () => layer.around(context, work), handler);
    return from(whole());
  }
}
