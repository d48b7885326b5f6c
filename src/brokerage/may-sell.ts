import type { HostTable } from '#sites/hosts.ts'

/**
 * Nobody sells insurance for others without an entry in the register of intermediaries (§ 34d (1), (10),
 * § 11a GewO). The company of the starting content has none: outside production it may show how a sale goes.
 */
export function maySell({ appEnv }: Pick<HostTable, 'appEnv'>, registerNumber: string): boolean {
  return appEnv !== 'production' || isRegisterNumber(registerNumber)
}

/** "D-1A2B-3C4D5-67"; that of the example is all zeros. */
function isRegisterNumber(text: string): boolean {
  return /^D-[0-9A-Z]{4}-[0-9A-Z]{5}-\d{2}$/.test(text) && !/^D[-0]+$/.test(text)
}
