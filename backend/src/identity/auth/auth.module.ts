import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { ENV, type Env } from '../../platform/config/env.ts';
import { AttemptsRecord, AttemptsSchema } from './attempts.schema.ts';
import { Attempts } from './attempts.ts';
import { LoginThrottle } from './log-in-throttle.ts';
import { TrustedAddressRecord, TrustedAddressSchema } from './trusted-address.schema.ts';
import { TrustedAddresses } from './trusted-addresses.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { LogIn } from './log-in.service.ts';
import { SecondFactorAfterPassword, SecondFactorSetUpFirst } from './second-factor-gate.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER, Tokens } from './tokens.ts';
import { VerifiedTokens } from './verified-tokens.ts';

@Global()
@Module({
  imports: [
    PassportModule,
    MongooseModule.forFeature([
      { name: AttemptsRecord.name, schema: AttemptsSchema },
      { name: TrustedAddressRecord.name, schema: TrustedAddressSchema },
    ]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: env.jwtSecret,
        signOptions: { algorithm: 'HS256', issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
      }),
    }),
  ],
  providers: [
    Attempts,
    LoginThrottle,
    JwtStrategy,
    TrustedAddresses,
    LogIn,
    SecondFactorAfterPassword,
    SecondFactorSetUpFirst,
    Tokens,
    VerifiedTokens,
  ],
  exports: [Attempts, TrustedAddresses, LogIn, SecondFactorSetUpFirst, Tokens],
})
export class AuthModule {}
