import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

test('what takes longer than a second is waited for, unless a test says otherwise', async () => {
  let hasCome = false
  void wait(1_200).then(() => (hasCome = true))
  await Promise.all([
    vi.waitFor(() => expect(hasCome).toBe(true)),
    expect.poll(() => hasCome).toBe(true),
    expect(vi.waitFor(() => expect(hasCome).toBe(true), 50)).rejects.toThrow(),
    expect(vi.waitFor(() => expect(hasCome).toBe(true), { timeout: 50 })).rejects.toThrow(),
  ])
})
