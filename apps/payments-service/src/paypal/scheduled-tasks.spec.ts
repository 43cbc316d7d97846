import { usePayments } from '../testing/payments.js';
import { CONFIG, LOGGER, Clock } from '@giftwell/server-kit';
import { ReconciliationService } from './reconciliation.service.js';
import { ScheduledTasksService, type ScheduledTask } from './scheduled-tasks.service.js';

const payments = usePayments();
const dayMs = 86_400_000;

it('repeats what failed after ten minutes, and what worked after its interval', async () => {
  const { service } = payments;
  const ran: string[] = [];
  const outcomes = [Promise.reject(new Error('away')), Promise.resolve()];
  const tasks: ScheduledTask[] = [
    { name: 'each time', everyMs: 0, run: async () => void ran.push('each time') },
    {
      ...{ name: 'daily', everyMs: dayMs },
      run: () => {
        ran.push('daily');
        return outcomes.shift() ?? Promise.resolve();
      },
    },
  ];
  const work = new ScheduledTasksService(service.get(CONFIG), service.get(LOGGER), tasks, service.get(Clock));
  const runAt = async (time: string) => {
    service.clock.set(`2026-06-15T${time}Z`);
    await work.run();
    return ran.splice(0);
  };
  expect(await runAt('12:00:00')).toEqual(['each time', 'daily']);
  expect(await runAt('12:09:59')).toEqual(['each time']);
  expect(await runAt('12:10:00')).toEqual(['each time', 'daily']);
  expect(await runAt('12:30:00')).toEqual(['each time']);
});

it('asks the provider for its list of transactions only once there has been a payment', async () => {
  const compare = () => payments.service.get(ReconciliationService).compare(new Date());
  payments.paypal.fail('/v1/reporting/transactions', 'error');
  await compare();
  const [group, guest] = [await payments.somebody().start(), payments.guest()];
  await guest.order(group, 20);
  await expect(compare()).rejects.toThrow('Payments aren’t available right now');
  await compare();
});
