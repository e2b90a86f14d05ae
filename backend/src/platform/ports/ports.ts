import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AnswersMark } from './answers.ts';
import { MarkedMethods } from './marked-methods.ts';
import { type Call, Port } from './port.ts';

/** Gives each question of a room the answers of the rooms above it. */
@Injectable()
export class Ports implements OnModuleInit {
  private isFilled = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly marked: MarkedMethods,
  ) {}

  /** Not in `onApplicationBootstrap`, since other parts may ask questions there. */
  onModuleInit(): void {
    this.fill();
  }

  /**
   * Connects questions and answers. Throws when an answer is missing, or one too many. To be called by an
   * `onModuleInit` that asks.
   */
  fill(): void {
    if (this.isFilled) return;
    this.isFilled = true;
    const ports = this.provided();
    for (const { options, name, call } of this.marked.of(AnswersMark)) {
      const port = ports.get(options.port);
      if (!port) throw new Error(`${name} answers ${options.port.name}, which no module provides.`);
      port.addAnswer(call, name, options.keys);
    }
    for (const port of ports.values()) port.requireAnswered();
  }

  private provided(): Map<unknown, Port<Call, string>> {
    const ports = new Map<unknown, Port<Call, string>>();
    for (const provider of this.discovery.getProviders()) {
      const instance = provider.instance as unknown;
      if (!(instance instanceof Port)) continue;
      const other = ports.get(instance.constructor);
      if (other && other !== instance)
        throw new Error(`${instance.constructor.name} is provided by two modules.`);
      ports.set(instance.constructor, instance as Port<Call, string>);
    }
    return ports;
  }
}
