import { Injectable, Module, type DynamicModule, type OnApplicationBootstrap } from '@nestjs/common';
import { serviceConfig, type ServiceConfig } from '../config.js';
import { KitModule } from '../kit.module.js';
import type { Logger } from '../log/log.js';
import { testService } from '../testing/test-service.js';

@Injectable()
class Counter implements OnApplicationBootstrap {
  begun = 0;

  onApplicationBootstrap() {
    this.begun += 1;
  }
}

const database = { schema: 'tiny', entities: [], migrations: [] };

@Module({})
class TinyModule {
  static register(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: TinyModule,
      imports: [KitModule.forService({ service: 'gateway', config, logger, database })],
      providers: [Counter],
    };
  }
}

it.each(['rpc', 'worker', 'all'])('A service whose role is %s begins once', async (ROLE) => {
  const options = { service: 'gateway', config: serviceConfig, database } as const;
  const service = await testService({ ...options, module: TinyModule.register, env: { ROLE } });
  expect(service.get(Counter).begun).toBe(1);
  await service.close();
});
