import { searchTextOf } from '@resham/contract'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { guest, seededUsers } from '@resham/mock-server/seeds/userData'
import { hashPassword, randomPassword } from '../auth/password'
import type { Queryable } from './database'
import { ADD_GIVEN } from './productColumns'
import { addWords } from './searchTexts'

/** Takes an empty database; adds the catalogue of the mock server (specification, section 3). */
export const seedCatalog = async (transaction: Queryable): Promise<void> => {
  const { query } = transaction
  for (const { _id, categoryName, image } of categories)
    await query('insert into categories (id, name, image) values ($1, $2, $3)', [_id, categoryName, image])
  const given = products.map((product) => ({ ...product, searchText: searchTextOf(product) }))
  await query(ADD_GIVEN, [JSON.stringify(given)])
  await addWords(transaction, products.map(searchTextOf))
}

/**
 * Takes a database without shoppers; adds the accounts of the mock server (specification, section 3). What is published,
 * such as the password of the demo account, is added here alone, because a real shop must not have it.
 */
export const seedDemo = async ({ query }: Queryable): Promise<void> => {
  for (const { user, password = randomPassword() } of seededUsers)
    await query(
      `insert into shoppers (id, email, email_key, name, password_hash, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        user._id,
        user.email,
        accountKeyOf(user.email),
        user.name,
        await hashPassword(password),
        user.createdAt,
      ],
    )
}

/** The SQL that deletes what `seedDemo` has published. The orders of the demo account go first: nothing was sold by them. */
export const DEMO_DELETION = `delete from orders where shopper_id = '${guest._id}'; delete from shoppers where id = '${guest._id}'`
