/** A telephone number as a `tel:` link has it, which may hold no space (RFC 3966). */
export function dialled(phone: string): string {
  // "+49 (0) 30" is dialled without the zero.
  return phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')
}
