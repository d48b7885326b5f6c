import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerPid } from './claim-ownership.ts'
import { layoutOf } from './cluster-layout.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { commandOf } from './running-process.ts'

/** A server for one run of tests: its URL may create databases, and `stop` leaves nothing. */
type TestCluster = { url: string; stop(): Promise<void> }

/** Quick rather than durable: the data does not outlive the run. */
export async function startTestCluster(): Promise<TestCluster> {
  sweepAbandonedClusters()
  const dataDir = mkdtempSync(join(chooseFolder(), prefix))
  const server = await ensurePostgres({
    dataDir,
    log: { info: () => undefined, warn: () => undefined },
    durable: false,
    mayCreateDatabases: true,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // A cleaner that looks in keeps databases from being copied and dropped.
      autovacuum: 'off',
      // Guessing the password is no danger, and hundreds of connections prove that they know it.
      scram_iterations: '1',
      // What memory holds of the log is better used otherwise.
      max_wal_size: '128MB',
    },
  }).catch((error) => {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(server.location?.folder ?? dataDir, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const prefix = 'feather-test-'

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm'

/** Several times what the clusters of one run come to. */
const roomInMemory = 1024 ** 3

/** In memory where there is room: making and dropping databases there takes half the time. */
function chooseFolder(): string {
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize > roomInMemory ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A run that was killed leaves its server behind, and nobody will come to adopt it. */
function sweepAbandonedClusters(): void {
  for (const folder of [tmpdir(), memoryFolder]) {
    if (existsSync(folder)) sweepFolder(folder)
  }
}

function sweepFolder(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
    const layout = layoutOf(join(folder, name))
    try {
      if (ownerPid(layout.owner) !== undefined) continue
      const pid = readPostmasterFile(layout.pgData)?.pid
      if (pid !== undefined && commandOf(pid)?.includes(layout.pgData)) process.kill(pid, 'SIGKILL')
      // Not yet claimed: it may belong to a run that begins at this moment.
      if (pid === undefined && Date.now() - statSync(layout.home).mtimeMs < 600_000) continue
      rmSync(layout.home, { recursive: true, force: true })
    } catch {
      // It belongs to another user, who will sweep it.
    }
  }
}
