import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { fakeProgram } from '../testing/fake-service.js';
import { testService } from '../testing/test-service.js';

@Injectable()
class Counter implements OnApplicationBootstrap {
  begun = 0;

  onApplicationBootstrap() {
    this.begun += 1;
  }
}

it.each(['rpc', 'worker', 'all'])('A service whose role is %s begins once', async (ROLE) => {
  const service = await testService({ ...fakeProgram([], [Counter]), env: { ROLE } });
  expect(service.get(Counter).begun).toBe(1);
  await service.close();
});
