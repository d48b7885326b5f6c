import { vi } from 'vitest'

/**
 * Vitest's set-up of both projects. What a test waits for comes when the machine gets to it, and
 * by itself Vitest gives up after a second: a busy machine is no fault of ours. The limit is for
 * what never comes, and shorter than that of a test, so that it says what was missing.
 */
const patienceMs = 60_000

const { waitFor } = vi

const waitPatiently: typeof waitFor = (check, options) =>
  waitFor(check, {
    timeout: patienceMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })

// Vitest runs its set-up before each file, and files share their process.
if (waitFor.name !== waitPatiently.name) Object.assign(vi, { waitFor: waitPatiently })
