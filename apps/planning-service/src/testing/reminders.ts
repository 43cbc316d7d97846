import { mailRequested } from '@giftwell/contracts/auth/mail';
import type { EventData } from '@giftwell/contracts/core/event';
import type { TestService } from '@giftwell/server-kit/testing';
import { ReminderSchedulesService } from '../reminders/reminder-schedules.service.js';
import { visitor } from './planning.js';
import { asked, withIdeas } from './with-ideas.js';

type Mail = EventData<typeof mailRequested>;
type ReminderMail = Extract<Mail, { template: 'gift-reminder' }>;
interface User {
  userId: number | null;
}

export const isReminder = (mail: Mail): mail is ReminderMail => mail.template === 'gift-reminder';

/** planning-service with ideas for the tests of one file, and the mails that it has requested. */
export function useReminders() {
  let service: TestService;
  let giftAi: TestService;
  let nextUser = 1;
  beforeAll(async () => ({ service, giftAi } = await withIdeas()));
  afterAll(async () => {
    await service.close();
    await giftAi.close();
  });
  beforeEach(() => asked.splice(0));

  const newcomer = () => visitor(service, nextUser++);
  const pass = () => service.get(ReminderSchedulesService).pass();
  /** All mails to a user so far, in the order of their request. */
  async function mailsTo({ userId }: User): Promise<Mail[]> {
    const keys = await service.redis.keys(`bull:event.${mailRequested.name}.auth:o-*`);
    const jobs = await Promise.all(keys.map((key) => service.redis.hmget(key, 'data', 'timestamp')));
    return jobs
      .sort(([, one], [, other]) => Number(one) - Number(other))
      .map(([data]) => mailRequested.data.parse(JSON.parse(data!)))
      .filter((mail) => 'userId' in mail && mail.userId === userId);
  }
  return {
    get service() {
      return service;
    },
    newcomer,
    pass,
    mailsTo,
    /** A user in Berlin, whose schedule is planned. */
    async berliner(fields: Parameters<ReturnType<typeof visitor>['note']>[1] = {}) {
      service.clock.set('2026-06-02T12:00:00Z');
      const user = newcomer();
      await user.calendar.change({ timeZone: 'Europe/Berlin' });
      const mia = await user.meet({ interests: ['baking'], budget: '51-100' });
      const occasion = await user.note(mia.id, { date: '2020-06-30', ...fields });
      await pass();
      return { ...user, mia, occasion };
    },
    async passAt(time: string) {
      service.clock.set(time);
      await pass();
      await service.settle();
    },
    listsTo: async (user: User) => (await mailsTo(user)).map((mail) => ('list' in mail ? mail.list : null)),
    lastReminder: async (user: User) => (await mailsTo(user)).filter(isReminder).at(-1)!,
  };
}
