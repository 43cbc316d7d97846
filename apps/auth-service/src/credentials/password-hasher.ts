import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { HashQueue } from './hash-queue.js';

/** argon2id is the package's default algorithm; memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly queue = new HashQueue();
  private dummyHash: string;

  async onModuleInit(): Promise<void> {
    this.dummyHash = await hash(randomUUID(), parameters);
  }

  hash(password: string, signal?: AbortSignal): Promise<string> {
    return this.queue.run(() => hash(password, parameters), signal);
  }

  /** Does the same work without a hash, so that the response time does not reveal whether an account exists. */
  async matches(stored: string | null, password: string, signal?: AbortSignal): Promise<boolean> {
    const matched = await this.queue.run(() => verify(stored ?? this.dummyHash, password), signal);
    return matched && stored !== null;
  }

  /** Whether today's parameters are stronger than those of the hash. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost } = parseOptions(stored);
    const weaker = memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
    return weaker || !stored.startsWith('$argon2id$');
  }
}
