import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('wishlists')
export class WishlistEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int' }) id: number;
  @Column('int') userId: number;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('boolean', { default: false }) public: boolean;
  @Column('boolean', { default: false }) showTaken: boolean;
  @Column('text') shareCode: string;
  @Column('timestamptz') createdAt: Date;
}
