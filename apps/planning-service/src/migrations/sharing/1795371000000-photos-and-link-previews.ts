import type { MigrationInterface, QueryRunner } from 'typeorm';

const shown = ['wishlist_items', 'gifts'];

export class PhotosAndLinkPreviews1795371000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE photos (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      code text NOT NULL UNIQUE,
      picture bytea NOT NULL,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX photos_of_user ON photos ("userId")');
    await runner.query(`CREATE TABLE link_previews (
      code text PRIMARY KEY,
      "userId" int NOT NULL,
      url text NOT NULL,
      state text NOT NULL CHECK (state IN ('reading', 'ready', 'failed')),
      title text,
      price text,
      photo text REFERENCES photos (code) ON DELETE SET NULL,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX link_previews_of_user ON link_previews ("userId")');
    await runner.query('CREATE INDEX link_previews_of_photo ON link_previews (photo)');
    for (const table of shown) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN photo text REFERENCES photos (code) ON DELETE SET NULL`,
      );
      await runner.query(`CREATE INDEX ${table}_of_photo ON ${table} (photo) WHERE photo IS NOT NULL`);
    }
    // However an item or a gift goes, also with its list or its user's account, its photo goes with it.
    await runner.query(`CREATE FUNCTION delete_unused_photo() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM photos p WHERE code = OLD.photo
          AND NOT EXISTS (SELECT 1 FROM wishlist_items WHERE photo = p.code)
          AND NOT EXISTS (SELECT 1 FROM gifts WHERE photo = p.code);
        RETURN NULL;
      END $$`);
    for (const table of shown)
      await runner.query(`CREATE TRIGGER delete_unused_photo AFTER DELETE OR UPDATE OF photo ON ${table}
        FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION delete_unused_photo()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of shown) {
      await runner.query(`DROP TRIGGER delete_unused_photo ON ${table}`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN photo`);
    }
    await runner.query('DROP FUNCTION delete_unused_photo');
    await runner.query('DROP TABLE link_previews, photos');
  }
}
