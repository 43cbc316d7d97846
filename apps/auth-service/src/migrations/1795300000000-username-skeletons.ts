import type { MigrationInterface, QueryRunner } from 'typeorm';
import { usernameKey } from '../accounts/username-key.js';

/** Keys with look-alike characters. If two existing names look alike, the second keeps its old key. */
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
    // The old keys were less strict, and are set again with the next change of a name.
  }
}
