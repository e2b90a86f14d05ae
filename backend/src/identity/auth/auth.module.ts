import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { ENV, type Env } from '../../platform/config/env.ts';
import { AttemptsRecord, AttemptsSchema } from './attempts.schema.ts';
import { Attempts } from './attempts.ts';
import { Guessing } from './guessing.ts';
import { KnownAddressRecord, KnownAddressSchema } from './known-address.schema.ts';
import { KnownAddresses } from './known-addresses.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { LogIn } from './log-in.service.ts';
import { SecondStep } from './second-step.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER, Tokens } from './tokens.ts';

@Global()
@Module({
  imports: [
    PassportModule,
    MongooseModule.forFeature([
      { name: AttemptsRecord.name, schema: AttemptsSchema },
      { name: KnownAddressRecord.name, schema: KnownAddressSchema },
    ]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: env.jwtSecret,
        signOptions: { algorithm: 'HS256', issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
      }),
    }),
  ],
  providers: [Attempts, Guessing, JwtStrategy, KnownAddresses, LogIn, SecondStep, Tokens],
  exports: [Attempts, KnownAddresses, LogIn, SecondStep, Tokens],
})
export class AuthModule {}
