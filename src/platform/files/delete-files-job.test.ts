import { expect, test } from 'vitest'
import { deleteFiles } from './delete-files-job.ts'

test('a file that cannot be deleted keeps none of the others, and the job is run again', async () => {
  const left = new Set(['first', 'stuck', 'last'])
  const files = {
    delete: async (name: string) => {
      if (name === 'stuck') throw new Error('EPERM')
      left.delete(name)
    },
  }
  await expect(deleteFiles(files, [...left])).rejects.toThrow('EPERM')
  expect([...left]).toEqual(['stuck'])
})
