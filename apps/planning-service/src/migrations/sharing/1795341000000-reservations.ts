import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reservations1795341000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE reservations (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "itemId" int REFERENCES wishlist_items (id) ON DELETE SET NULL,
      "userId" int,
      code text NOT NULL UNIQUE,
      name text NOT NULL,
      email text,
      quantity int NOT NULL CHECK (quantity > 0),
      state text NOT NULL CHECK (state IN ('reserved', 'bought')),
      "itemName" text NOT NULL,
      "listTitle" text NOT NULL,
      "giftId" int REFERENCES gifts (id) ON DELETE SET NULL,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX reservations_of_item ON reservations ("itemId")');
    await runner.query('CREATE INDEX reservations_of_user ON reservations ("userId")');
    await runner.query('CREATE INDEX reservations_of_gift ON reservations ("giftId")');
    // However a reservation ends, also with its user's account, its pieces are free again.
    await runner.query(`CREATE FUNCTION free_reserved_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE wishlist_items SET taken = taken - OLD.quantity WHERE id = OLD."itemId";
        RETURN NULL;
      END $$`);
    await runner.query(`CREATE TRIGGER free_reserved_pieces AFTER DELETE ON reservations
      FOR EACH ROW EXECUTE FUNCTION free_reserved_pieces()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reservations');
    await runner.query('DROP FUNCTION free_reserved_pieces');
  }
}
