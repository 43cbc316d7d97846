import { EventSubscriber, type EntityManager, type EntitySubscriberInterface } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';

const key = 'afterCommit';
type Work = () => void;

/** Runs `work` once when the transaction has committed; at once outside of a transaction. */
export function afterCommit({ queryRunner }: EntityManager, work: Work): void {
  if (!queryRunner) return work();
  const data = queryRunner.data as Record<typeof key, Set<Work> | undefined>;
  data[key] = (data[key] ?? new Set()).add(work);
}

@EventSubscriber()
export class AfterCommit implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const data = queryRunner.data as Record<typeof key, Set<Work> | undefined>;
    const all = data[key];
    data[key] = undefined;
    for (const work of all ?? []) work();
  }
}
