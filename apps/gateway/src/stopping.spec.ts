import { Agent, request } from 'node:http';
import { testGateway } from './testing/test-gateway.js';
import { fakeServices } from './testing/fake-services.js';

type Outcome = number | string;

/** A request over a kept-alive connection: its status, or how the connection failed. */
function ask(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((done) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/auth/session', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode!));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    asked.end();
  });
}

it('loses no request while it stops under load', async () => {
  const services = await fakeServices();
  for (let round = 0; round < 3; round += 1) {
    const gateway = await testGateway(services.address);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const outcomes: Outcome[] = [];
    const visit = async () => {
      for (;;) {
        const outcome = await ask(gateway.port, agent);
        outcomes.push(outcome);
        if (outcome !== 200) return;
      }
    };
    const visitors = Array.from({ length: 20 }, visit);
    while (outcomes.length < 100) await new Promise((next) => setTimeout(next, 5));
    await Promise.all([gateway.stop(), ...visitors]);
    agent.destroy();
    expect(new Set(outcomes)).toEqual(new Set([200, 'ECONNREFUSED']));
  }
  await services.close();
});
