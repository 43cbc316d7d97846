import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Wishlists1795340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE wishlists (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "userId" int NOT NULL,
      title text NOT NULL,
      description text,
      public boolean NOT NULL DEFAULT false,
      "showTaken" boolean NOT NULL DEFAULT false,
      "shareCode" text NOT NULL UNIQUE,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX wishlists_of_user ON wishlists ("userId")');
    await runner.query(`CREATE TABLE wishlist_items (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "wishlistId" int NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
      position int NOT NULL,
      name text NOT NULL,
      description text,
      price text,
      "amountCents" int CHECK ("amountCents" >= 0),
      url text,
      priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high')),
      quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 99),
      picture text,
      taken int NOT NULL DEFAULT 0 CHECK (taken >= 0))`);
    await runner.query('CREATE INDEX wishlist_items_of_list ON wishlist_items ("wishlistId", position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wishlist_items, wishlists');
  }
}
