import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import {
  methodOf,
  patternOf,
  type AnswerOf,
  type Call,
  type CallRow,
  type ClientAnswerOf,
} from '@clinic/contract/calls';
import type { Role } from '@clinic/contract/constants';
import { takesKey } from '@clinic/contract/repeatable-calls';
import { TakesKey } from './idempotency-key.ts';
import { Public, Roles } from './roles.ts';
import type { Sent } from './sent-in-pieces.ts';

/** Return type of a call's handler; handlers of pages and files send their answer themselves. */
type Answered<Of extends Call> =
  | AnswerOf<Of>
  | ClientAnswerOf<Of>
  | Sent<AnswerOf<Of>>
  | (Of extends Call<CallRow, infer Known> ? (Known extends { page: true } ? void : never) : never)
  | (AnswerOf<Of> extends 'file' ? unknown : never);

export type Handler<Of extends Call> = (...parameters: never[]) => Promise<Answered<Of>> | Answered<Of>;

/** Binds a method to a call of the contract: method, path, roles, status 200, and answer type. */
export function Handles<Of extends Call>(call: Of) {
  const [, ...who] = call;
  const [first] = who;
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[methodOf(call)], path: patternOf(call) }),
    HttpCode(200),
    first === 'public' ? Public() : Roles(...(who as Role[])),
    ...(takesKey(call) ? [TakesKey()] : []),
  );
  return <Method extends Handler<Of>>(
    target: object,
    name: string | symbol,
    handler: TypedPropertyDescriptor<Method>,
  ): void => decorate(target, name, handler);
}
