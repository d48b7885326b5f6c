import type { TestProject } from 'vitest/node'
import { startTestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the cluster that all tests of the run share; see `createTestDatabase`. */
    testClusterUrl: string
  }
}

/** Vitest's global set-up of the project `db`. */
export default async function provideTestCluster(
  project: TestProject,
): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('testClusterUrl', cluster.url)
  return cluster.stop
}
