/** A code of the app, however it was grouped. */
export function appCode(typed: string): string {
  return typed.replaceAll(/[^0-9]/g, '')
}

/** A backup code as it was shown, however it was typed from paper: `abcde-fghjk`. */
export function backupCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
