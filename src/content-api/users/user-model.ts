import { type SQL, sql } from 'drizzle-orm'
import type { Model, ScalarType } from '#content/model/attribute-model.ts'
import { type Names, namesOfComponent } from '#content/query/readable-fields.ts'

const scalar = (type: ScalarType) =>
  ({ kind: 'scalar', type, private: false, required: true }) as const

/**
 * A customer as users-permissions shows one. What is not named here, passwords and tokens before
 * all, can neither be read nor filtered nor sorted by.
 */
const model: Model = {
  id: scalar('integer'),
  username: scalar('string'),
  email: scalar('string'),
  provider: scalar('string'),
  confirmed: scalar('boolean'),
  blocked: scalar('boolean'),
  createdAt: scalar('datetime'),
  updatedAt: scalar('datetime'),
}

export const userNames: Names = namesOfComponent(model)

/** The rows that queries see, one JSON object `u.user` each. */
export function userRows(emailConfirmation: boolean): SQL {
  const moment = (column: string) =>
    sql.raw(`to_char(c.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
  return sql`(
    select c.number, jsonb_build_object(
      'id', c.number, 'username', c.username, 'email', c.email, 'provider', c.provider,
      'confirmed', c.email_verified or not ${emailConfirmation}::boolean, 'blocked', c.blocked,
      'createdAt', ${moment('created_at')}, 'updatedAt', ${moment('updated_at')}) as "user"
    from customers c) u`
}
