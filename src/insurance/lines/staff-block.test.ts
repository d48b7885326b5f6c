import { expect, it } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import { copyOfField } from './line-copy.ts'
import { loadLine, loadWording } from './load-line.ts'

it.each(['company-health', 'company-life', 'company-pension'] as const)(
  'a list of employees as a file is told its columns: %s',
  async (id) => {
    const { definition } = await loadLine(id)
    const { fields = [] } = definition.steps.find((step) => step.id === 'staff') ?? {}
    const file = fields.find((field) => field.kind === 'upload')
    const list = fields.find((field) => field.kind === 'list')
    if (!file || !list) throw new Error('No list of employees is asked for.')
    expect(file.columns).toEqual(list.items.map((item) => `staff.${item.id}`))
    for (const language of LANGUAGES) {
      const { help } = copyOfField(file, await loadWording(id, language))
      expect(help).not.toContain('{')
      expect(help?.split(', ')).toHaveLength(list.items.length)
    }
    const { help } = copyOfField(file, await loadWording(id, 'en'))
    expect(help).toContain('these columns: First name, Last name, Date of birth')
  },
)
