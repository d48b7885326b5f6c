import { AppError } from '#platform/app-error.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import type { Env } from '#platform/env.ts'
import { createFirstAdmin } from './first-admin.ts'

/** Known to everyone, so it exists in development only, and signs in nowhere else. */
export const DEMO_ADMIN = {
  name: 'Demo admin',
  email: 'admin@feather.localhost',
  password: 'feather-demo-admin',
} as const

/**
 * For the start: makes the demo admin where there is no staff yet. Gives back what to print, or
 * undefined when the staff is someone else.
 */
export async function createDemoAdmin(
  databaseUrl: string,
  { appEnv }: Pick<Env, 'appEnv'>,
): Promise<{ email: string; password: string } | undefined> {
  if (appEnv !== 'development')
    throw new AppError('setting-invalid', `There is no demo admin in ${appEnv}: do not ask for it.`)
  const database = connectDatabase(databaseUrl, { onError: () => {}, poolSize: 1 })
  try {
    await createFirstAdmin({ database }, DEMO_ADMIN)
    const { rowCount } = await database.pool.query('select from staff where email = $1', [
      DEMO_ADMIN.email,
    ])
    const { email, password } = DEMO_ADMIN
    return rowCount === 0 ? undefined : { email, password }
  } finally {
    await database.close()
  }
}
