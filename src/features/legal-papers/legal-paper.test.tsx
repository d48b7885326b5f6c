import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BlockOf } from '#blocks/shown-block.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { findFaults } from '#papers/test-find-faults.ts'
import { projectRoot } from '#platform/project-root.ts'
import { legalPaper } from './legal-paper.tsx'

const settings = { brandName: 'Feather', legalName: 'Feather Beispielmakler GmbH' }

// Of all legal texts the one with lists and tables.
test.each(['en-de', 'de-de', 'es-es', 'fr-fr'] as const)(
  'a legal text can be listened to in %s',
  async (locale) => {
    const file = join(projectRoot, `content/pages/${locale}--privacy-policy.json`)
    const [block]: BlockOf<'blocks.legal-text'>[] = JSON.parse(readFileSync(file, 'utf8')).blocks
    if (!block) throw new Error('There is no text.')
    const bytes = await renderPaper(legalPaper({ block, facts: {}, settings, locale }))
    expect(findFaults(bytes)).toEqual([])
  },
)
