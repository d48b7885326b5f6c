import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { AppError } from '../app-error.ts'

/** Passwords of the embedded server, one for each of its two roles. */
export type ClusterCredentials = {
  /** Of `postgres`, who makes the product's role and database and is not used otherwise. */
  superuser: string
  /** Of `feather`, who owns the product's database and can do nothing outside it. */
  product: string
}

export const productName = 'feather'

export function readCredentials(file: string): ClusterCredentials {
  try {
    const { superuser, product } = JSON.parse(readFileSync(file, 'utf8'))
    return { superuser: String(superuser), product: String(product) }
  } catch (error) {
    throw new AppError(
      'database-unavailable',
      `The password file ${file} of the database cannot be read (${(error as Error).message}): restore it from a backup, or move its folder away to begin with an empty database.`,
      { cause: error },
    )
  }
}

export function makeCredentials(file: string): ClusterCredentials {
  const credentials = {
    superuser: randomBytes(24).toString('hex'),
    product: randomBytes(24).toString('hex'),
  }
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 })
  return credentials
}

export function superuserUrl({ superuser }: ClusterCredentials, port: number): string {
  return `postgres://postgres:${superuser}@127.0.0.1:${port}/postgres`
}

export function productUrl({ product }: ClusterCredentials, port: number): string {
  return `postgres://${productName}:${product}@127.0.0.1:${port}/${productName}`
}
