import { readFile } from 'node:fs/promises'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { ApplyFacts } from './apply-facts.ts'

/** What an application stands on, with the settings that the product begins with. For tests. */
export async function openTestFacts(desk: BrokerageDesk): Promise<ApplyFacts> {
  const file = new URL('../../../content/settings/en-de--settings.json', import.meta.url)
  const settings: unknown = JSON.parse(await readFile(file, 'utf8'))
  return {
    desk,
    content: {
      getSettings: async () => settings,
      listHelp: async () => [],
    } as unknown as ApplyFacts['content'],
    hosts: desk.hosts,
    env: { secretKey: 'a-key-of-tests-with-enough-characters' },
    locale: 'de-de',
    host: 'app',
    clientIp: undefined,
  }
}
