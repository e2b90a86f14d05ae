import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.ts';
import { ENV, type Env } from './env.ts';

@Global()
@Module({})
export class EnvModule {
  static with(env: Env): DynamicModule {
    return { module: EnvModule, providers: [{ provide: ENV, useValue: env }, Clock], exports: [ENV, Clock] };
  }
}
