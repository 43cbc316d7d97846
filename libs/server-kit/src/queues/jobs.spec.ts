import { idSchema } from '@giftwell/contracts/core/ids';
import type { DynamicModule } from '@nestjs/common';
import { z } from 'zod';
import { serviceConfig, type ServiceConfig } from '../config.js';
import { defineJob, JobHandler, Jobs, type Runs } from './jobs.js';
import type { Finish } from './workers.js';
import type { Logger } from '../log/log.js';
import { NoteEntity, noteRoutes, SampleModule, sampleSchema } from '../testing/sample.js';
import { testService, type TestService } from '../testing/test-service.js';

const stampLater = defineJob({
  name: 'planning.stamp-later',
  data: z.object({ noteId: idSchema }),
  delayMs: 600_000,
});

@JobHandler(stampLater)
class StampLater implements Runs<typeof stampLater> {
  async run({ noteId }: { noteId: number }, finish: Finish) {
    await finish(async (tx) => {
      await tx.increment(NoteEntity, { id: noteId }, 'stamps', 10);
    });
  }
}

describe('A job that waits', () => {
  let service: TestService;
  beforeAll(async () => {
    const register = (config: ServiceConfig, logger: Logger): DynamicModule => {
      const sample = SampleModule.register(config, logger);
      return { ...sample, providers: [...sample.providers!, StampLater] };
    };
    service = await testService({
      service: 'planning',
      config: serviceConfig,
      database: sampleSchema,
      module: register,
    });
  });
  afterAll(() => service.close());

  it('leaves the outbox at once, and runs once its time has come', async () => {
    const { id } = await service.client(noteRoutes, 1).create({ title: 'good' });
    const stamps = async () => (await service.client(noteRoutes, 1).get({ id })).stamps;
    await service.db.transaction((tx) => service.get(Jobs).add(tx, stampLater, { noteId: id }));
    await service.settle();
    expect(await service.outbox()).toEqual([]);
    expect(await stamps()).toBe(1);
    await service.runDelayedJobs();
    expect(await stamps()).toBe(11);
  });
});
