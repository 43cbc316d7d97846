import type { MigrationInterface, QueryRunner } from 'typeorm';
import { usernameKey } from '../accounts/username-key.js';

/** Keys that know look-alike characters. Where two look alike already, the second one keeps its old key. */
export class UsernameSkeletons1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const users = (await runner.query('SELECT id, username FROM users ORDER BY id')) as {
      id: number;
      username: string;
    }[];
    for (const { id, username } of users)
      await runner.query(
        `UPDATE users SET "usernameKey" = $2 WHERE id = $1
           AND NOT EXISTS (SELECT 1 FROM users other WHERE other."usernameKey" = $2 AND other.id <> $1)`,
        [id, usernameKey(username)],
      );
  }

  async down(): Promise<void> {
    // The old keys were less strict; those of before follow from the names at the next change.
  }
}
