import { readFileSync, type Stats, statSync } from 'node:fs'

/** The operating system's user that runs the server. */
export type ServerUser = { uid: number; gid: number; name: string }

/**
 * PostgreSQL refuses to run as root. A process of an ordinary user runs it as itself
 * (undefined). Root lends it another user: the one who owns the data already, else `postgres`,
 * else `nobody`, which every system has. No user is created: a command that starts a website
 * has no business changing the accounts of the machine.
 */
export function chooseServerUser(
  pgData: string,
  myUid: number | undefined = process.getuid?.(),
  accounts: string = readAccounts(),
): ServerUser | undefined {
  if (myUid !== 0) return undefined
  const owner = statOf(pgData)
  if (owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid, accounts) }
  }
  return findAccount('postgres', accounts) ?? findAccount('nobody', accounts) ?? lastResort
}

/** The id of `nobody` wherever it has no entry. */
const lastResort: ServerUser = { uid: 65_534, gid: 65_534, name: 'nobody' }

function findAccount(name: string, accounts: string): ServerUser | undefined {
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find((entry) => entry[0] === name)
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  // macOS gives nobody the ids -2.
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { uid, gid, name } : undefined
}

function nameOf(uid: number, accounts: string): string {
  const line = accounts.split('\n').find((entry) => entry.split(':')[2] === String(uid))
  return line?.split(':')[0] ?? `user ${uid}`
}

function readAccounts(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
