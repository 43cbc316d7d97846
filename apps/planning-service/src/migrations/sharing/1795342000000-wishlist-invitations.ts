import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WishlistInvitations1795342000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE wishlist_invitations (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "wishlistId" int NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
      email text NOT NULL,
      code text NOT NULL UNIQUE,
      "createdAt" timestamptz NOT NULL)`);
    await runner.query(
      'CREATE UNIQUE INDEX wishlist_invitations_of_list ON wishlist_invitations ("wishlistId", lower(email))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wishlist_invitations');
  }
}
