import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The note of thanks of a group gift shows a photo of the organizer. */
export class PhotosOfGroupGifts1796060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_gifts ADD COLUMN photo text
      REFERENCES photos (code) ON UPDATE CASCADE ON DELETE SET NULL`);
    await runner.query('CREATE INDEX group_gifts_of_photo ON group_gifts (photo) WHERE photo IS NOT NULL');
    await define(runner, ['wishlist_items', 'gifts', 'group_gifts']);
    await runner.query(`CREATE TRIGGER delete_unused_photo AFTER DELETE OR UPDATE OF photo ON group_gifts
      FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION delete_unused_photo()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER delete_unused_photo ON group_gifts');
    await define(runner, ['wishlist_items', 'gifts']);
    await runner.query('ALTER TABLE group_gifts DROP COLUMN photo');
  }
}

/** Replaces the function, with the search path that it had. */
async function define(runner: QueryRunner, showing: string[]): Promise<void> {
  const isUnused = showing.map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE photo = p.code)`);
  await runner.query(`CREATE OR REPLACE FUNCTION delete_unused_photo() RETURNS trigger LANGUAGE plpgsql
    SET search_path FROM CURRENT AS $$
      BEGIN
        DELETE FROM photos p WHERE code = OLD.photo ${isUnused.join(' ')};
        RETURN NULL;
      END $$`);
}
