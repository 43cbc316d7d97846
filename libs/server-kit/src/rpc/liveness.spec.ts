import { Liveness } from './liveness.js';

describe('liveness', () => {
  it('takes a service that answers its ping for alive, however slow its work is', async () => {
    const liveness = new Liveness(async () => undefined);
    await liveness.doubt();
    expect(liveness.frozen).toBe(false);
  });

  it('takes one that does not for frozen until it answers again', async () => {
    let frozen = true;
    const liveness = new Liveness(() => (frozen ? Promise.reject(new Error('late')) : Promise.resolve()));
    const doubt = liveness.doubt();
    await new Promise((done) => setTimeout(done, 10));
    expect(liveness.frozen).toBe(true);
    frozen = false;
    await doubt;
    expect(liveness.frozen).toBe(false);
  });
});
