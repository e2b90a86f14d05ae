import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Call, Port } from './port.ts';

interface Answering {
  port: Type<Port<Call, string>>;
  keys: readonly string[];
}

export const AnswersMark = DiscoveryService.createDecorator<Answering>();

/**
 * Marks a provider's method that answers a lower room's question, for these keys if it has keys. The method has the
 * signature of the question's class.
 */
export function Answers<Answer extends Call, Key extends string>(
  port: abstract new () => Port<Answer, Key>,
  ...keys: NoInfer<Key>[]
) {
  return <Method extends Answer>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    AnswersMark({ port: port as unknown as Answering['port'], keys })(target, name, descriptor);
  };
}
