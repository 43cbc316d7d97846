import { Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One account's part of an entry: positive cents are a debit, negative ones a credit. */
@Entity('ledger_lines')
@Holds({ mine: null, derived: ['id', 'entryId', 'account'], money: ['cents'] })
export class LedgerLineEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') entryId: number;
  @Column('text') account: string;
  @Column('int') cents: number;
}
