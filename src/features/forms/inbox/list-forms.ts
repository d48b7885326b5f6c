import { sql } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FormDesk } from '../form-desk.ts'
import { seenBy } from './seen-by.ts'

/**
 * Every form that ever brought a message, under its newest title. From one form to the next by index:
 * the list is asked for with every page of the inbox, and there are few forms and many messages.
 */
export async function listForms(
  { db }: Pick<FormDesk, 'db'>,
  actor: ActingUser,
): Promise<{ name: string; title: string }[]> {
  const { rows } = await db.execute<{ name: string; title: string }>(sql`
    with recursive newest as (
      (select form_name, form_title from form_submissions
        where ${seenBy(actor)} order by form_name desc, id desc limit 1)
      union all
      select another.form_name, another.form_title from newest
        cross join lateral (
          select form_name, form_title from form_submissions
          where form_name < newest.form_name order by form_name desc, id desc limit 1
        ) another
    )
    select form_name as name, form_title as title from newest order by form_name`)
  return rows
}
