/** Fields that are not repeated into a page, and not kept in the tab. */
export const SECRETS: readonly string[] = [
  'iban',
  'password',
  'currentPassword',
  'secret',
  'otp',
  'ticket',
  'code',
  'confirmation',
]
