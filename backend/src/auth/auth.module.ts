import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { ENV, type Env } from '../config/env.ts';
import { AttemptsRecord, AttemptsSchema } from './attempts.schema.ts';
import { Attempts } from './attempts.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { LogIn } from './log-in.service.ts';

@Global()
@Module({
  imports: [
    PassportModule,
    MongooseModule.forFeature([{ name: AttemptsRecord.name, schema: AttemptsSchema }]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({ secret: env.jwtSecret, signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  providers: [Attempts, JwtStrategy, LogIn],
  exports: [Attempts, LogIn],
})
export class AuthModule {}
