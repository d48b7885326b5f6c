import { afterAll } from 'vitest'

/** Opened for a whole file of tests, and closed after the last of them; what came last goes first. */
export async function shareInFile<Opened extends { close(): unknown }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening
  afterAll(async () => void (await opened.close()))
  return opened
}
