import { withoutControls } from '#insurance/values/without-controls.ts'
import type { Customer } from './session-token.ts'

/** Longer than most names; a greeting has to fit on a phone. */
export const LONGEST_NAME = 80

/**
 * What somebody wants to be called, once they have said it. An account begins with its user name in
 * its place, which is mostly the address: nobody is greeted by that.
 */
export function toldName({
  name,
  username,
  email,
}: Pick<Customer, 'name' | 'username' | 'email'>): string | undefined {
  return [username, email, ''].includes(name.trim()) ? undefined : name
}

/** A name as it was typed, on one line. */
export function cleanName(typed: string): string {
  return withoutControls(typed.normalize('NFC').replaceAll(/\s+/g, ' '))
    .trim()
    .slice(0, LONGEST_NAME)
}
