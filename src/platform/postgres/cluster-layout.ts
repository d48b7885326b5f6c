import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Where the parts of one embedded server lie. */
export type ClusterLayout = {
  /** The folder that holds all of it. */
  home: string
  /** PostgreSQL's own data directory. */
  pgData: string
  /** Passwords of the superuser and of the product, readable for their owner alone. */
  credentials: string
  /** Which process starts and stops the server. */
  owner: string
  /** The port it had last, so that it keeps it. */
  port: string
  /** What the server says. */
  log: string
}

export function layoutOf(home: string): ClusterLayout {
  return {
    home,
    pgData: join(home, 'data'),
    credentials: join(home, 'credentials.json'),
    owner: join(home, 'owner.json'),
    port: join(home, 'port'),
    log: join(home, 'server.log'),
  }
}

/** Folders outside a private home, for one that the server's user cannot reach; best first. */
export function outsideHomes(home: string): string[] {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  return [`/var/lib/feather/${name}`, `/var/tmp/feather-${name}`]
}
