import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Mark<Options> = ReturnType<typeof DiscoveryService.createDecorator<Options>>;

/** A method of a provider, own or inherited, that a decorator marked. */
export interface MarkedMethod<Options> {
  options: Options;
  /** Class and method, as one would search for them: `InvoiceStock.settle`. */
  name: string;
  call: (...given: never[]) => unknown;
}

/** Finds the methods that a decorator marked, in all modules, once every provider is made. */
@Injectable()
export class MarkedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws for a provider made for each request, since no instance exists. */
  of<Options>(mark: Mark<Options>): MarkedMethod<Options>[] {
    const methods: MarkedMethod<Options>[] = [];
    // Skips a provider that is registered under several tokens.
    const looked = new Set<object>();
    for (const provider of this.discovery.getProviders()) {
      const instance = provider.instance as Record<string, MarkedMethod<Options>['call']> | null;
      if (!provider.metatype?.prototype || !instance || looked.has(instance)) continue;
      looked.add(instance);
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const options = this.discovery.getMetadataByDecorator(mark, provider, method);
        if (!options) continue;
        const name = `${instance.constructor.name}.${method}`;
        if (!provider.isDependencyTreeStatic())
          throw new Error(`${name} is marked, but its provider is made anew for each request.`);
        methods.push({ options, name, call: (...given) => instance[method]?.(...given) });
      }
    }
    return methods;
  }
}
