import type { MigrationInterface, QueryRunner } from 'typeorm';

const showing = ['wishlist_items', 'gifts', 'link_previews'];

/** A photo can get another code. */
export class PhotoCodes1795411000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await refer(runner, 'ON UPDATE CASCADE ON DELETE SET NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await refer(runner, 'ON DELETE SET NULL');
  }
}

async function refer(runner: QueryRunner, actions: string): Promise<void> {
  for (const table of showing)
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_photo_fkey,
      ADD CONSTRAINT ${table}_photo_fkey FOREIGN KEY (photo) REFERENCES photos (code) ${actions}`);
}
