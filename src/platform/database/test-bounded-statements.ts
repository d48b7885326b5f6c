import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/** For tests of a backlog: from now on the table refuses a statement that takes more rows than this. */
export async function refuseLargeStatements(
  db: Queries,
  { table, act, most = 1_000 }: { table: string; act: 'delete' | 'update'; most?: number },
): Promise<void> {
  const name = `refuse_large_${act}_of_${table}`
  await db.execute(
    sql.raw(`
    create function ${name}() returns trigger language plpgsql as $$ begin
      if (select count(*) from taken) > ${most} then raise 'too many rows for one statement'; end if;
      return null;
    end $$;
    create trigger ${name} after ${act} on ${table}
      referencing old table as taken for each statement execute function ${name}()`),
  )
}
